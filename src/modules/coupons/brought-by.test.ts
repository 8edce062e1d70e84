import { describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore } from "../../../tests/factories.ts";
import { sign } from "#platform/session.ts";
import { listBroughtBy, noteVisit } from "./brought-by.ts";
import { linkRoutes } from "./http.ts";

const DAY = 86_400_000;
const cookieOf = ({ name, value }: { name: string; value: string }): string => `outro=1; ${name}=${encodeURIComponent(value)}`;

describe("who brought this browser", () => {
  it("counts for seven days, each store's last visit", async () => {
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
  ])("a cookie %s brings nobody", async (_name, value) => {
    const { name } = noteVisit(null, 1, new Date());
    expect(await listBroughtBy(db, `${name}=${encodeURIComponent(value)}`)).toEqual([]);
  });

  it("keeps the last twenty stores, and no more", async () => {
    let visit = noteVisit(null, 1, new Date());
    for (let storeId = 2; storeId <= 30; storeId++) visit = noteVisit(cookieOf(visit), storeId, new Date());
    const stores = await listBroughtBy(db, cookieOf(visit));
    expect(stores.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 11));
  });
});

describe("the author's link", () => {
  const follow = async (path: string) => {
    const response = await linkRoutes.request(path);
    const cookie = /^([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? null;
    return { to: response.headers.get("location"), broughtBy: await listBroughtBy(db, cookie) };
  };

  it("leads to the page of the store or product, and remembers who brought it", async () => {
    const store = await createStore();
    const product = await createProduct(store.id);
    expect(await follow(`/ir/produto/${product.slug}`)).toEqual({ to: `/produto/${product.slug}`, broughtBy: [store.id] });
    expect(await follow(`/ir/loja/${store.slug}`)).toEqual({ to: `/loja/${store.slug}`, broughtBy: [store.id] });
  });

  it("of a store that is closed or does not exist leads to the page that says so, remembering nothing", async () => {
    const store = await createStore({ status: "suspensa" });
    expect(await follow(`/ir/loja/${store.slug}`)).toEqual({ to: `/loja/${store.slug}`, broughtBy: [] });
    expect(await follow("/ir/loja/nunca-houve")).toEqual({ to: "/loja/nunca-houve", broughtBy: [] });
  });

  it("does not lead off the site", async () => {
    expect((await follow("/ir/loja/%2F%2Fexemplo.com")).to).toBe("/");
  });
});
