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

describe("as páginas guardadas", () => {
  it("são desenhadas uma vez para duzentas visitas ao mesmo tempo", async () => {
    renders = 0;
    const pages = await Promise.all(
      Array.from({ length: 200 }, async () => cachedPage("/muita-gente", counting("<p>oi</p>", ["a"], 50))),
    );
    expect(renders).toBe(1);
    expect(new Set(pages.map(text))).toEqual(new Set(["<p>oi</p>"]));
  });

  it("saem já comprimidas, com os mesmos bytes em cada forma", async () => {
    const html = "<p>ção</p>".repeat(500);
    const stored = await cachedPage("/formas", counting(html, ["b"]));
    expect(text(stored)).toBe(html);
    expect(gunzipSync(await bodyIn("gzip", stored)).toString()).toBe(html);
    expect((await bodyIn(null, stored)).toString()).toBe(html);
    expect(stored.body.length).toBeLessThan(html.length / 10);
  });

  it("são esquecidas pela etiqueta quando a transação confirma, e só então", async () => {
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

  it("de outra etiqueta ficam", async () => {
    await cachedPage("/outro", counting("fica", ["product:2"]));
    await transact(async (tx) => ok(await invalidate(tx, "product:3")));
    await sleep(60);
    expect(text(await cachedPage("/outro", counting("mudou", ["product:2"])))).toBe("fica");
  });

  it("esquecidas enquanto eram desenhadas são servidas, mas não guardadas", async () => {
    const slow = cachedPage("/corrida", counting("velha", ["product:9"], 150));
    await sleep(30);
    await transact(async (tx) => ok(await invalidate(tx, "product:9")));
    expect(text(await slow)).toBe("velha");
    expect(text(await cachedPage("/corrida", counting("nova", ["product:9"])))).toBe("nova");
  });

  it("pedidas depois da mudança não recebem a que ainda estava a caminho", async () => {
    const slow = cachedPage("/a-caminho", counting("velha", ["product:10"], 250));
    await sleep(30);
    await transact(async (tx) => ok(await invalidate(tx, "product:10")));
    await sleep(60);
    expect(text(await cachedPage("/a-caminho", counting("nova", ["product:10"])))).toBe("nova");
    expect(text(await slow)).toBe("velha");
  });

  it("que não existem são desenhadas uma vez para duzentas visitas ao mesmo tempo", async () => {
    let drawn = 0;
    const missing = async () => {
      drawn++;
      await sleep(50);
      return page("não há", [], false);
    };
    await Promise.all(Array.from({ length: 200 }, async () => cachedPage("/sumida", missing)));
    expect(drawn).toBe(1);
  });

  it("que não existem não são guardadas", async () => {
    await cachedPage("/nada", async () => page("não há", [], false));
    expect(text(await cachedPage("/nada", counting("agora há", [])))).toBe("agora há");
  });

  it("esquecidas todas enquanto uma era desenhada, essa também não é guardada", async () => {
    const slow = cachedPage("/queda", counting("velha", ["product:11"], 50));
    await sleep(10);
    forgetEverything();
    expect(text(await slow)).toBe("velha");
    expect(text(await cachedPage("/queda", counting("nova", ["product:11"])))).toBe("nova");
  });

  describe("com o tempo", () => {
    const after = (seconds: number) => {
      const now = performance.now();
      vi.spyOn(performance, "now").mockImplementation(() => now + seconds * 1000);
    };
    afterEach(() => vi.restoreAllMocks());

    it("passado um minuto saem como estavam, enquanto uma só é desenhada de novo", async () => {
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

    it("ficam como estavam se desenhar de novo falha", async () => {
      await cachedPage("/falha", counting("boa", []));
      after(61);
      const failing = () => Promise.reject(new Error("banco fora do ar"));
      expect(text(await cachedPage("/falha", failing))).toBe("boa");
      await sleep(10);
      expect(text(await cachedPage("/falha", failing))).toBe("boa");
    });

    it("as que deixaram de existir são esquecidas quando se volta a olhar", async () => {
      await cachedPage("/sumiu", counting("havia", []));
      after(61);
      await cachedPage("/sumiu", async () => page("não há", [], false));
      await sleep(20);
      expect(text(await cachedPage("/sumiu", counting("de novo", [])))).toBe("de novo");
    });

    it.each([429, 500, 503])("ficam como estavam se desenhar de novo responde %i", async (status) => {
      const key = `/responde-${status}`;
      await cachedPage(key, counting("boa", []));
      after(61);
      const refused = async () => ({ ...page("agora não", [], false), status });
      expect(text(await cachedPage(key, refused))).toBe("boa");
      await sleep(20);
      expect(text(await cachedPage(key, refused))).toBe("boa");
    });

    it("desenhadas de novo, ainda são esquecidas pela etiqueta", async () => {
      await cachedPage("/outra-vez", counting("primeira", ["product:13"]));
      after(61);
      await cachedPage("/outra-vez", counting("segunda", ["product:13"]));
      await sleep(20);
      expect(text(await cachedPage("/outra-vez", counting("x", ["product:13"])))).toBe("segunda");
      await transact(async (tx) => ok(await invalidate(tx, "product:13")));
      await sleep(60);
      expect(text(await cachedPage("/outra-vez", counting("terceira", ["product:13"])))).toBe("terceira");
    });

    it("depois de uma hora e um minuto ninguém recebe a velha", async () => {
      await cachedPage("/hora", counting("velha", []));
      after(3_661);
      expect(text(await cachedPage("/hora", counting("nova", [])))).toBe("nova");
    });
  });
});
