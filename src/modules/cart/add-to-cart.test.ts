import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../tests/factories.ts";
import { authorOf, browser, giveAccess, manyProducts, warmPool } from "../../../tests/shopper.ts";
import { recipients } from "#modules/payments/tables/recipients.ts";
import { stores } from "../stores/tables.ts";
import { CART_COOKIE } from "./cart-cookie.ts";
import { findCartId } from "./find-cart.ts";
import { cartItemInput } from "./schema.ts";
import { carts } from "./tables.ts";

let store: Awaited<ReturnType<typeof createStore>>;
let buyer: TestUser;
beforeEach(async () => {
  store = await createStore();
  buyer = await createUser();
});
const product = (values: Parameters<typeof createProduct>[1] = {}) => createProduct(store.id, values);

describe("pôr no carrinho", () => {
  it("de novo é o mesmo que uma vez, e o carrinho do visitante fica no navegador dele", async () => {
    const [shopper, stranger] = [browser(), browser()];
    const one = await product();
    expect((await shopper.put(one.id)).ok).toBe(true);
    expect((await shopper.put(one.id)).ok).toBe(true);
    expect(await shopper.ids()).toEqual([one.id]);
    expect(await stranger.ids()).toEqual([]);
  });

  it("guarda do segredo do navegador só o resumo, e um segredo inventado não abre carrinho nenhum", async () => {
    const shopper = browser();
    await shopper.put((await product()).id);
    const token = shopper.cookie()?.split(`${CART_COOKIE}=`)[1] ?? "";
    expect(token).toHaveLength(43);
    const rows = await db.select({ hash: carts.tokenHash }).from(carts);
    expect(rows.map((row) => row.hash)).not.toContain(token);
    const hash = rows.at(-1)?.hash ?? "";
    for (const forged of [hash, hash.slice(0, 43), "a".repeat(43), "'; drop table carts; --", ""]) {
      expect(await findCartId(`${CART_COOKIE}=${encodeURIComponent(forged)}`, null)).toBeNull();
    }
  });

  it("B083: não existe quantidade: qualquer campo a mais, ou um id que não é um inteiro positivo, não passa", () => {
    expect(cartItemInput.safeParse({ productId: 1 }).success).toBe(true);
    for (const quantity of [0, -1, 0.5, 1, 2, 1e3, 2 ** 53, "1e3"]) {
      expect(cartItemInput.safeParse({ productId: 1, quantity }).success).toBe(false);
    }
    for (const productId of [0, -1, 0.5, 2 ** 53, "1", null, [1]])
      expect(cartItemInput.safeParse({ productId }).success).toBe(false);
  });

  it.each(["rascunho", "em_revisao", "reprovado", "pausado", "arquivado", "bloqueado"] as const)(
    "B085: um material em %s não entra, nem um que não existe",
    async (status) => {
      const hidden = await product({ status });
      expect(await browser().put(hidden.id)).toEqual({ ok: false, reason: "not_on_sale" });
      expect(await browser().put(999_999_999)).toEqual({ ok: false, reason: "not_on_sale" });
    },
  );

  it("B085: o que é de loja suspensa, da própria loja ou já comprado não entra", async () => {
    const one = await product();
    const author = await authorOf(store);
    expect(await browser(author).put(one.id)).toEqual({ ok: false, reason: "own_product" });
    await giveAccess(buyer, one);
    expect(await browser(await viewerOf(buyer)).put(one.id)).toEqual({ ok: false, reason: "already_owned" });
    expect((await browser().put(one.id)).ok).toBe(true);
    await db.update(stores).set({ status: "suspensa" }).where(eq(stores.id, store.id));
    expect(await browser().put(one.id)).toEqual({ ok: false, reason: "not_on_sale" });
    await db.update(stores).set({ status: "aprovada" }).where(eq(stores.id, store.id));
    await db.update(recipients).set({ status: "recusado" }).where(eq(recipients.storeId, store.id));
    expect(await browser().put(one.id)).toEqual({ ok: false, reason: "not_on_sale" });
  });

  it("B089: cabem cinquenta; o quinquagésimo primeiro é recusado, e tirar um abre lugar", async () => {
    const shopper = browser();
    const all = await manyProducts(store.id, 51);
    for (const id of all.slice(0, 50)) expect((await shopper.put(id)).ok).toBe(true);
    expect(await shopper.put(all[50] ?? 0)).toEqual({ ok: false, reason: "cart_full" });
    expect((await shopper.put(all[0] ?? 0)).ok).toBe(true);
    await shopper.takeOut(all[0] ?? 0);
    expect((await shopper.put(all[50] ?? 0)).ok).toBe(true);
    expect(await shopper.ids()).toHaveLength(50);
  });

  it("duas abas disputando o último lugar: uma entra, a outra é recusada", async () => {
    const shopper = browser();
    const all = await manyProducts(store.id, 57);
    for (const id of all.slice(0, 49)) await shopper.put(id);
    const rivals = all.slice(49);
    await warmPool();
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(rivals.map((id) => shopper.put(id)));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(await shopper.ids()).toHaveLength(50);
      await shopper.takeOut(rivals[answers.findIndex((answer) => answer.ok)] ?? 0);
    }
  });

  it("duas abas de uma conta que abrem o carrinho ao mesmo tempo ficam com um só, com tudo", async () => {
    const viewer = await viewerOf(buyer);
    const wanted = await manyProducts(store.id, 8);
    await warmPool();
    await Promise.all(wanted.map((id) => browser(viewer).put(id)));
    expect((await browser(viewer).ids()).toSorted((a, b) => a - b)).toEqual(wanted);
    expect(await db.select().from(carts).where(eq(carts.userId, buyer.id))).toHaveLength(1);
  });
});
