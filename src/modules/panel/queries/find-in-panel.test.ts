import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { createProduct, createStore, createUser, type TestUser, viewerOf } from "../../../../tests/factories.ts";
import { authorOf } from "../../../../tests/shopper.ts";
import { createSoldOrder } from "../../../../tests/sold-order.ts";
import { findInPanel } from "./find-in-panel.ts";

let buyer: TestUser;
let author: Viewer;
let orderNumber: number;

beforeAll(async () => {
  buyer = await createUser();
  const store = await createStore();
  author = await authorOf(store);
  const sold = await createProduct(store.id, { title: "Frações na feira" });
  await createProduct(store.id, { title: "Ação 100%" });
  const order = await createSoldOrder(buyer, [sold]);
  orderNumber = order.number;
});

describe("the dashboard search", () => {
  it("finds a purchase by its number, written with a separator or without", async () => {
    const viewer = await viewerOf(buyer);
    for (const q of [String(orderNumber), `#${orderNumber}`]) {
      const { orders } = await findInPanel(viewer, q);
      expect(orders).toMatchObject([{ number: orderNumber, title: "Frações na feira", isSale: false }]);
    }
  });

  it("finds a sale for its seller, and nothing of the order for another person (INV-35)", async () => {
    expect((await findInPanel(author, String(orderNumber))).orders).toMatchObject([{ isSale: true }]);
    const stranger = await viewerOf(await createUser());
    const other = await authorOf(await createStore());
    for (const viewer of [stranger, other]) {
      expect(await findInPanel(viewer, String(orderNumber))).toEqual({ orders: [], materials: [] });
      expect(await findInPanel(viewer, "frações")).toEqual({ orders: [], materials: [] });
    }
  });

  it("finds what is in the library and what is one's own work, without accents or capitals", async () => {
    expect((await findInPanel(await viewerOf(buyer), "FRACOES")).materials).toMatchObject([{ isOwnProduct: false }]);
    expect((await findInPanel(author, "fracoes")).materials).toMatchObject([{ isOwnProduct: true }]);
  });

  it("does not take a sign someone types for a wildcard", async () => {
    expect((await findInPanel(author, "a_ão")).materials).toEqual([]);
    expect((await findInPanel(author, "fra%feira")).materials).toEqual([]);
    expect((await findInPanel(author, "100%")).materials).toHaveLength(1);
  });

  it("what was reversed leaves the buyer's search", async () => {
    await db.execute(sql`update entitlements set revoked_at = now(), revoke_cause = 'teste' where user_id = ${buyer.id}`);
    expect((await findInPanel(await viewerOf(buyer), "frações")).materials).toEqual([]);
  });
});
