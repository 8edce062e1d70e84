import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { closeBus, openBus } from "./bus.ts";
import { transact } from "./db.ts";
import { cachedPage, followInvalidations, forgetEverything, invalidate } from "./page-cache.ts";

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
const text = (stored: Awaited<ReturnType<typeof cachedPage>>) => stored.bodies.identity.toString();

beforeAll(async () => {
  await openBus(() => void forgetEverything());
  followInvalidations();
});
afterAll(closeBus);

describe("as páginas guardadas", () => {
  it("são desenhadas uma vez para duzentas visitas ao mesmo tempo", async () => {
    renders = 0;
    const pages = await Promise.all(
      Array.from({ length: 200 }, () => cachedPage("/muita-gente", counting("<p>oi</p>", ["a"], 50))),
    );
    expect(renders).toBe(1);
    expect(new Set(pages.map(text))).toEqual(new Set(["<p>oi</p>"]));
  });

  it("saem já comprimidas, com os mesmos bytes em cada forma", async () => {
    const { bodies } = await cachedPage("/formas", counting("<p>ção</p>".repeat(500), ["b"]));
    expect(brotliDecompressSync(bodies.br).equals(bodies.identity)).toBe(true);
    expect(gunzipSync(bodies.gzip).equals(bodies.identity)).toBe(true);
    expect(bodies.br.length).toBeLessThan(bodies.identity.length / 10);
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
    await Promise.all(Array.from({ length: 200 }, () => cachedPage("/sumida", missing)));
    expect(drawn).toBe(1);
  });

  it("que não existem não são guardadas", async () => {
    await cachedPage("/nada", async () => page("não há", [], false));
    expect(text(await cachedPage("/nada", counting("agora há", [])))).toBe("agora há");
  });
});
