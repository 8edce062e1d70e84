import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findViewer } from "#platform/session.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, readRows } from "#platform/read.ts";
import { cookieOf, createProduct, createStore, createUser, viewerOf } from "../../../../tests/factories.ts";
import { provedViewer } from "../../../../tests/leaving.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { createDraft } from "../../catalog/create-draft.ts";
import { lockForSale } from "../../checkout/price-purchase.ts";
import { deliveryRoutes } from "../../delivery/http.ts";
import { findSale } from "../../delivery/queries/find-sale.ts";
import { listSales } from "../../orders/sales/queries/list.ts";
import { requestWithdrawal } from "../../payouts/withdrawals/request-withdrawal.ts";
import { dropErasure } from "./erasure/drop-erasure.ts";
import { requestErasure } from "./erasure/request-erasure.ts";
import { requestCopy } from "./export/request-copy.ts";
import { readPrivacy } from "./queries/read-privacy.ts";

const suspend = (userId: string, from: string) =>
  db.execute(sql`update users set suspended_from = string_to_array(${from}, ',') where id = ${userId}`);

describe("a suspended person", () => {
  it("loses what they lose on the next request, in a session already open (INV-38)", async () => {
    const user = await createUser();
    const cookie = await cookieOf(user);
    expect((await findViewer(cookie))?.suspendedFrom).toEqual([]);
    await suspend(user.id, "comprar,vender,sacar");
    expect((await findViewer(cookie))?.suspendedFrom).toEqual(["comprar", "vender", "sacar"]);
  });

  it("does not create products, but sees sales and downloads what they bought", async () => {
    const user = await createUser();
    const store = await createStore({ ownerId: user.id });
    await createSoldOrder(await createUser(), [await createProduct(store.id)]);
    const bought = await createProduct((await createStore()).id);
    await storage().put(`files/suspensa-${bought.id}`, Buffer.from("1234"), { contentType: "application/pdf" });
    await db.execute(sql`update product_files set storage_key = ${`files/suspensa-${bought.id}`} where id = ${bought.fileId}`);
    await createSoldOrder(user, [bought]);
    await suspend(user.id, "comprar,vender,sacar");
    const viewer = await viewerOf({ ...user, suspendedFrom: ["comprar", "vender", "sacar"] });
    expect(await createDraft({ ...viewer, storeId: store.id })).toMatchObject({ ok: false, reason: "suspended" });
    expect((await listSales(store.id, { situacao: "todas" })).rows).toHaveLength(1);
    const rows = await readRows(
      db,
      { id: col.text`id` },
      (row) => sql`select ${row} from entitlements where user_id = ${user.id}`,
    );
    const given = await deliveryRoutes.request(`/baixar/${rows[0]?.id}/${bought.fileId}`, {
      headers: { cookie: await cookieOf(user) },
    });
    expect(given.status).toBe(200);
  });

  it("with a store neither sells nor withdraws, but sees each sale and what it earned", async () => {
    const user = await createUser();
    const store = await createStore({ ownerId: user.id });
    const product = await createProduct(store.id, { priceCents: 3_490 });
    const buyer = await createUser();
    const sold = await createSoldOrder(await createUser(), [product]);
    const isOnSale = async () =>
      (await lockForSale(db, [{ productId: product.id, license: product.license }], buyer.id))[0]?.isOnSale;
    expect(await isOnSale()).toBe(true);
    await suspend(user.id, "vender,sacar");
    expect(await isOnSale()).toBe(false);
    const viewer = { ...(await provedViewer({ ...user, suspendedFrom: ["vender", "sacar"] })), storeId: store.id };
    const requested = requestWithdrawal(viewer, { amountCents: 5_000 }, { ip: "200.1.2.3", userAgent: null });
    expect(await requested).toMatchObject({ ok: false, reason: "suspended" });
    expect((await listSales(store.id, {})).totals).toMatchObject({ items: 1, paidCents: 3_490 });
    expect(await findSale(store.id, sold.id)).toMatchObject({ number: sold.number, items: [{ paidCents: 3_490 }] });
  });

  it("reads what is suspended and where to appeal, takes the copy and may leave", async () => {
    const user = await createUser({ suspendedFrom: ["comprar"] });
    const viewer = await provedViewer(user);
    const facts = await readPrivacy(viewer);
    expect(facts.suspension).toEqual({ from: ["comprar"], contact: expect.stringContaining("@"), standing: null });
    expect((await requestCopy(viewer)).ok).toBe(true);
    expect((await requestErasure(viewer)).ok).toBe(true);
    await dropErasure(viewer);
  });
});
