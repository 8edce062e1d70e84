import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ok } from "#kit/outcome.ts";
import { closeBus, openBus } from "./bus.ts";
import { transact } from "./db.ts";
import { bodyIn, cachedPage, followInvalidations, forgetEverything, invalidate } from "./page-cache.ts";

let renders = 0;
const page = (html: string, tags: string[] = [], cacheable = true) => ({
  status: cacheable ? 200 : 404,
  headers: { "content-type": "text/html" },
  html,
  tags,
  cacheable,
});
const counting =
  (html: string, tags: string[], waitMs = 0) =>
  async () => {
    renders++;
    await sleep(waitMs);
    return page(html, tags);
  };
const text = (stored: Awaited<ReturnType<typeof cachedPage>>) => brotliDecompressSync(stored.body).toString();

beforeAll(async () => {
  await openBus();
  followInvalidations();
});
afterAll(closeBus);

describe("cached pages", () => {
  it("are drawn once for two hundred visits at once", async () => {
    renders = 0;
    const pages = await Promise.all(
      Array.from({ length: 200 }, async () => cachedPage("/muita-gente", counting("<p>oi</p>", ["a"], 50))),
    );
    expect(renders).toBe(1);
    expect(new Set(pages.map(text))).toEqual(new Set(["<p>oi</p>"]));
  });

  it("go out already compressed, with the same bytes in each form", async () => {
    const html = "<p>ção</p>".repeat(500);
    const stored = await cachedPage("/formas", counting(html, ["b"]));
    expect(text(stored)).toBe(html);
    expect(gunzipSync(await bodyIn("gzip", stored)).toString()).toBe(html);
    expect((await bodyIn(null, stored)).toString()).toBe(html);
    expect(stored.body.length).toBeLessThan(html.length / 10);
  });

  it("are forgotten by their tag when the transaction commits, and only then", async () => {
    await cachedPage("/material", counting("antes", ["product:1"]));
    await transact(async (tx) => {
      await invalidate(tx, "product:1");
      return { ok: false as const, reason: "desistiu" };
    });
    await sleep(60);
    expect(text(await cachedPage("/material", counting("depois", ["product:1"])))).toBe("antes");
    await transact(async (tx) => ok(await invalidate(tx, "product:1")));
    await sleep(60);
    expect(text(await cachedPage("/material", counting("depois", ["product:1"])))).toBe("depois");
  });

  it("of another tag stay", async () => {
    await cachedPage("/outro", counting("fica", ["product:2"]));
    await transact(async (tx) => ok(await invalidate(tx, "product:3")));
    await sleep(60);
    expect(text(await cachedPage("/outro", counting("mudou", ["product:2"])))).toBe("fica");
  });

  it("forgotten while being drawn are served but not cached", async () => {
    const slow = cachedPage("/corrida", counting("velha", ["product:9"], 150));
    await sleep(30);
    await transact(async (tx) => ok(await invalidate(tx, "product:9")));
    expect(text(await slow)).toBe("velha");
    expect(text(await cachedPage("/corrida", counting("nova", ["product:9"])))).toBe("nova");
  });

  it("asked for after the change do not receive the one still on its way", async () => {
    const slow = cachedPage("/a-caminho", counting("velha", ["product:10"], 250));
    await sleep(30);
    await transact(async (tx) => ok(await invalidate(tx, "product:10")));
    await sleep(60);
    expect(text(await cachedPage("/a-caminho", counting("nova", ["product:10"])))).toBe("nova");
    expect(text(await slow)).toBe("velha");
  });

  it("that do not exist are drawn once for two hundred visits at once", async () => {
    let drawn = 0;
    const missing = async () => {
      drawn++;
      await sleep(50);
      return page("não há", [], false);
    };
    await Promise.all(Array.from({ length: 200 }, async () => cachedPage("/sumida", missing)));
    expect(drawn).toBe(1);
  });

  it("that do not exist are not cached", async () => {
    await cachedPage("/nada", async () => page("não há", [], false));
    expect(text(await cachedPage("/nada", counting("agora há", [])))).toBe("agora há");
  });

  it("all forgotten while one was being drawn, that one is not cached either", async () => {
    const slow = cachedPage("/queda", counting("velha", ["product:11"], 50));
    await sleep(10);
    forgetEverything();
    expect(text(await slow)).toBe("velha");
    expect(text(await cachedPage("/queda", counting("nova", ["product:11"])))).toBe("nova");
  });

  describe("over time", () => {
    const after = (seconds: number) => {
      const now = performance.now();
      vi.spyOn(performance, "now").mockImplementation(() => now + seconds * 1000);
    };
    afterEach(() => vi.restoreAllMocks());

    it("after a minute go out as they were, while a single one is drawn again", async () => {
      await cachedPage("/minuto", counting("velha", ["product:12"]));
      after(61);
      renders = 0;
      const stale = await Promise.all(
        Array.from({ length: 50 }, async () => cachedPage("/minuto", counting("nova", ["product:12"], 20))),
      );
      expect(new Set(stale.map(text))).toEqual(new Set(["velha"]));
      await sleep(60);
      expect(text(await cachedPage("/minuto", counting("outra", ["product:12"])))).toBe("nova");
      expect(renders).toBe(1);
    });

    it("stay as they were if drawing again fails", async () => {
      await cachedPage("/falha", counting("boa", []));
      after(61);
      const failing = () => Promise.reject(new Error("banco fora do ar"));
      expect(text(await cachedPage("/falha", failing))).toBe("boa");
      await sleep(10);
      expect(text(await cachedPage("/falha", failing))).toBe("boa");
    });

    it("those that ceased to exist are forgotten at the next look", async () => {
      await cachedPage("/sumiu", counting("havia", []));
      after(61);
      await cachedPage("/sumiu", async () => page("não há", [], false));
      await sleep(20);
      expect(text(await cachedPage("/sumiu", counting("de novo", [])))).toBe("de novo");
    });

    it.each([429, 500, 503])("stay as they were if drawing again answers %i", async (status) => {
      const key = `/responde-${status}`;
      await cachedPage(key, counting("boa", []));
      after(61);
      const refused = async () => ({ ...page("agora não", [], false), status });
      expect(text(await cachedPage(key, refused))).toBe("boa");
      await sleep(20);
      expect(text(await cachedPage(key, refused))).toBe("boa");
    });

    it("drawn again, are still forgotten by their tag", async () => {
      await cachedPage("/outra-vez", counting("primeira", ["product:13"]));
      after(61);
      await cachedPage("/outra-vez", counting("segunda", ["product:13"]));
      await sleep(20);
      expect(text(await cachedPage("/outra-vez", counting("x", ["product:13"])))).toBe("segunda");
      await transact(async (tx) => ok(await invalidate(tx, "product:13")));
      await sleep(60);
      expect(text(await cachedPage("/outra-vez", counting("terceira", ["product:13"])))).toBe("terceira");
    });

    it("after an hour and a minute nobody receives the old one", async () => {
      await cachedPage("/hora", counting("velha", []));
      after(3_661);
      expect(text(await cachedPage("/hora", counting("nova", [])))).toBe("nova");
    });
  });
});
