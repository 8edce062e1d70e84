import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { sign } from "#platform/session.ts";
import { listBroughtBy, noteVisit } from "./brought-by.ts";
import { linkRoutes } from "./http.ts";

const DAY = 86_400_000;
const cookieOf = ({ name, value }: { name: string; value: string }): string => `outro=1; ${name}=${encodeURIComponent(value)}`;

describe("quem trouxe este navegador", () => {
  it("vale sete dias, a última visita de cada loja", async () => {
    const now = Date.now();
    const first = noteVisit(null, 7, new Date(now - 8 * DAY));
    expect(await listBroughtBy(db, cookieOf(first))).toEqual([]);
    const second = noteVisit(cookieOf(first), 9, new Date(now - 6 * DAY));
    expect(await listBroughtBy(db, cookieOf(second))).toEqual([9]);
    const third = noteVisit(cookieOf(second), 7, new Date(now));
    expect((await listBroughtBy(db, cookieOf(third))).toSorted((a, b) => a - b)).toEqual([7, 9]);
  });

  it.each([
    ["escrito à mão", "7-1800000000"],
    ["com outra assinatura", "7-1800000000.AAAA"],
    ["assinado, mas sem sentido", sign("7; drop table orders")],
    ["vazio", ""],
  ])("um cookie %s não traz ninguém", async (_name, value) => {
    const { name } = noteVisit(null, 1, new Date());
    expect(await listBroughtBy(db, `${name}=${encodeURIComponent(value)}`)).toEqual([]);
  });

  it("guarda as vinte últimas lojas, e não mais", async () => {
    let visit = noteVisit(null, 1, new Date());
    for (let storeId = 2; storeId <= 30; storeId++) visit = noteVisit(cookieOf(visit), storeId, new Date());
    const stores = await listBroughtBy(db, cookieOf(visit));
    expect(stores.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 11));
  });
});

describe("o link do autor", () => {
  const follow = async (path: string) => {
    const response = await linkRoutes.request(path);
    const cookie = /^([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? null;
    return { to: response.headers.get("location"), broughtBy: await listBroughtBy(db, cookie) };
  };

  it("leva à página da loja ou do material, e lembra quem trouxe", async () => {
    const store = await createStore();
    const product = await createProduct(store.id);
    expect(await follow(`/ir/produto/${product.slug}`)).toEqual({ to: `/produto/${product.slug}`, broughtBy: [store.id] });
    expect(await follow(`/ir/loja/${store.slug}`)).toEqual({ to: `/loja/${store.slug}`, broughtBy: [store.id] });
  });

  it("de uma loja fechada ou que não existe leva à página que diz isso, sem lembrar nada", async () => {
    const store = await createStore({ status: "suspensa" });
    expect(await follow(`/ir/loja/${store.slug}`)).toEqual({ to: `/loja/${store.slug}`, broughtBy: [] });
    expect(await follow("/ir/loja/nunca-houve")).toEqual({ to: "/loja/nunca-houve", broughtBy: [] });
  });

  it("não leva para fora de casa", async () => {
    expect((await follow("/ir/loja/%2F%2Fexemplo.com")).to).toBe("/");
  });
});
