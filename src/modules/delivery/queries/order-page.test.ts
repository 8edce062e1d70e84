import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { createProduct, createStore, createUser, type TestUser } from "../../../../tests/factories.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { accounts } from "../../accounts/tables.ts";
import { openPixAttempt } from "../../payments/open-attempt.ts";
import { findOrder } from "../../orders/find-order.ts";
import { orderItems } from "../../orders/tables.ts";
import { moveOrder } from "../../orders/move-order.ts";
import { recordDownload } from "../record-download.ts";
import { revokeAccess } from "../revoke-access.ts";
import { findPurchase } from "./find-purchase.ts";
import { findSale } from "./find-sale.ts";
import { listLibrary, listOtherOrders } from "./list-library.ts";

async function sharedOrder() {
  const buyer = await createUser({ name: "Joana Sobrenome", email: `joana.${randomUUID().slice(0, 8)}@exemplo.com.br` });
  const [first, second] = [await createStore({ authorName: "Helena MARCADA" }), await createStore()];
  const one = await createProduct(first.id, { title: "Material UM", priceCents: 3_490 });
  const two = await createProduct(second.id, { title: "Material DOIS", priceCents: 7_777 });
  const order = await createSoldOrder(buyer, [one, two]);
  return { buyer, first, second, one, two, order };
}

it("of an order given back in part says which product has no files any more, and why", async () => {
  const { buyer, one, order } = await sharedOrder();
  const [item] = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, order.id), eq(orderItems.productId, one.id)));
  await transact(async (tx) => ok(await revokeAccess(tx, order.id, "arrependimento", [item?.id ?? ""])));
  const purchase = await findPurchase(buyer.id, order.id);
  const told = (purchase?.items ?? []).map(({ title, isReturned, files }) => [title, { isReturned, files: files.length }]);
  expect(Object.fromEntries(told)).toEqual({
    "Material UM": { isReturned: true, files: 0 },
    "Material DOIS": { isReturned: false, files: 1 },
  });
});

describe("an order with products of two stores", () => {
  let shared: Awaited<ReturnType<typeof sharedOrder>>;
  beforeAll(async () => {
    shared = await sharedOrder();
    const purchase = await findPurchase(shared.buyer.id, shared.order.id);
    for (const item of purchase?.items ?? []) {
      for (const file of item.files) {
        await recordDownload({ entitlementId: file.entitlementId, fileId: file.fileId, how: "baixado", ip: "203.0.113.9" });
      }
    }
  });

  it("shows the buyer all files, with the document masked and the last download", async () => {
    const purchase = await findPurchase(shared.buyer.id, shared.order.id);
    expect(purchase).toMatchObject({ status: "pago", totalCents: 11_267, buyerDocumentMasked: "•••.982.247-••" });
    expect(JSON.stringify(purchase)).not.toContain("52998224725");
    expect(purchase?.items.map((item) => item.files.length)).toEqual([1, 1]);
    for (const item of purchase?.items ?? []) expect(item.files[0]?.lastDownloadAt).toBeInstanceOf(Date);
    expect(purchase?.events.map((event) => event.kind)).toEqual(["feito", "pago", "liberado", "baixado", "baixado"]);
  });

  it("shows each author only their product, their money and the downloads of their file (INV-35)", async () => {
    const [sale, other] = [await findSale(shared.first.id, shared.order.id), await findSale(shared.second.id, shared.order.id)];
    expect(sale?.items).toMatchObject([{ title: "Material UM", paidCents: 3_490, commissionCents: 419 }]);
    expect(JSON.stringify(sale)).not.toMatch(/DOIS|:7777\b|:11267\b|Sobrenome|joana|52998224725|203\.0/);
    expect(JSON.stringify(other)).not.toMatch(/UM|:3490\b|:11267\b|MARCADA/);
    expect(sale?.events.filter((event) => event.kind === "baixado")).toHaveLength(1);
    expect(sale?.releaseAt?.getTime()).toBe((sale?.paidAt?.getTime() ?? 0) + 8 * 24 * 3_600_000);
    const ofSecond = and(eq(orderItems.orderId, shared.order.id), eq(orderItems.storeId, shared.second.id));
    await db.update(orderItems).set({ guaranteeDays: 30 }).where(ofSecond);
    expect(await findSale(shared.second.id, shared.order.id)).toMatchObject({ releaseDays: 31 });
    expect(await findSale(shared.first.id, shared.order.id)).toMatchObject({ releaseDays: 8 });
    const purchase = await findPurchase(shared.buyer.id, shared.order.id);
    const endsAt = new Map(purchase?.items.map((item) => [item.title, item.refundRightEndsAt?.getTime()]));
    expect(endsAt.get("Material UM")).toBe(purchase?.withdrawalRightEndsAt?.getTime());
    expect(endsAt.get("Material DOIS")).toBe((purchase?.paidAt?.getTime() ?? 0) + 30 * 24 * 3_600_000);
  });

  it("does not exist for another person nor for a store that sold nothing in it", async () => {
    expect(await findPurchase((await createUser()).id, shared.order.id)).toBeNull();
    expect(await findPurchase(shared.first.ownerId, shared.order.id)).toBeNull();
    expect(await findSale((await createStore()).id, shared.order.id)).toBeNull();
    expect(await findPurchase(shared.buyer.id, randomUUID())).toBeNull();
  });

  it("once reversed lists no files, and tells what happened", async () => {
    const { buyer, order } = await sharedOrder();
    await transact(async (tx) => {
      await revokeAccess(tx, order.id, "estornado");
      return ok(await moveOrder(tx, order.id, "estornado", { cause: "teste", actor: "teste" }));
    });
    const purchase = await findPurchase(buyer.id, order.id);
    expect(purchase?.items.map((item) => [item.entitlementId, item.files])).toEqual([
      [null, []],
      [null, []],
    ]);
    expect(purchase?.events.at(-1)?.kind).toBe("estornado");
  });

  it("knows whether an existing password is of this person, and not of another", async () => {
    const [withPassword, without] = [await createUser(), await createUser()];
    await db.update(accounts).set({ password: "resumo" }).where(eq(accounts.userId, withPassword.id));
    const product = await createProduct((await createStore()).id);
    const hasPassword = async (buyer: TestUser) =>
      (await findPurchase(buyer.id, (await createSoldOrder(buyer, [product])).id))?.hasPassword;
    expect([await hasPassword(withPassword), await hasPassword(without)]).toEqual([true, false]);
  });

  it("tells of a generated Pix only when the code exists", async () => {
    const { buyer, order } = await sharedOrder();
    await transact(async (tx) => {
      const found = await findOrder(tx, order.id);
      return ok(found && (await openPixAttempt(tx, found)));
    });
    expect((await findPurchase(buyer.id, order.id))?.events.map((event) => event.kind)).not.toContain("codigo");
  });
});

describe("the library", () => {
  it("keeps only what belongs to this person, and finds by title without accents, author and number", async () => {
    const { buyer, order } = await sharedOrder();
    const look = async (search: string) => (await listLibrary(buyer.id, { search, page: 1 })).items.map((item) => item.title);
    expect((await look("")).toSorted()).toEqual(["Material DOIS", "Material UM"]);
    expect(await look("material um")).toEqual(["Material UM"]);
    expect(await look("helena")).toEqual(["Material UM"]);
    expect(await look(`#${order.number}`)).toHaveLength(2);
    expect(await look("%")).toEqual([]);
    expect((await listLibrary((await createUser()).id, { search: "", page: 1 })).total).toBe(0);
  });

  it("beyond the last page is empty, without error", async () => {
    const { buyer } = await sharedOrder();
    expect(await listLibrary(buyer.id, { search: "", page: 5_000 })).toMatchObject({ items: [], total: 2, pages: 1 });
  });

  it("separates the unpaid orders, with each one's titles", async () => {
    const buyer = await createUser();
    const product = await createProduct((await createStore()).id, { title: "Por pagar" });
    const waiting = await createSoldOrder(buyer, [product], null);
    await createSoldOrder(await createUser(), [product], null);
    expect(await listOtherOrders(buyer.id)).toMatchObject([
      { id: waiting.id, status: "aguardando_pagamento", titles: ["Por pagar"] },
    ]);
  });
});
