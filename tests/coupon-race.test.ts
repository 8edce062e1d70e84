import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { placeOrder } from "#modules/checkout/place-order.ts";
import { releaseCoupons, reserveCoupons } from "#modules/coupons/claim-coupons.ts";
import { couponUses } from "#modules/coupons/tables.ts";
import { expireOrders } from "#modules/orders/expire-orders.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { couponViolations, couponInput, cpfOf, createCoupon, readCoupon, usesOf } from "./coupons.ts";
import { createProduct, createStore, createUser } from "./factories.ts";
import { attachSandbox } from "./sandbox.ts";
import { createSoldOrder } from "./sold-order.ts";
import { warmPool } from "./shopper.ts";

const sandbox = attachSandbox();
const LIMIT = 10;
const BUYERS = 200;

/** Runs all at once and tells how many were under way together at most. */
async function batchCalls<T>(works: (() => Promise<T>)[]): Promise<{ answers: T[]; overlap: number }> {
  let running = 0;
  let overlap = 0;
  const answers = await Promise.all(
    works.map(async (work) => {
      overlap = Math.max(overlap, ++running);
      try {
        return await work();
      } finally {
        running -= 1;
      }
    }),
  );
  return { answers, overlap };
}

describe("the race for a coupon", () => {
  it("two hundred people, each with their cart, and ten uses: ten discounted orders (INV-26)", async () => {
    const store = await createStore();
    await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
    const products = [await createProduct(store.id), await createProduct(store.id), await createProduct(store.id)];
    const coupon = await createCoupon(store.id, { maxUses: LIMIT, percentBps: 10_000 });
    const inputs = await Promise.all(
      Array.from({ length: BUYERS }, async (_, index) => {
        const buyer = await createUser({ document: cpfOf(index) });
        const product = products[index % products.length];
        return couponInput(buyer, [product?.id ?? 0], [coupon], 0);
      }),
    );
    await warmPool();
    const { answers, overlap } = await batchCalls(inputs.map((input) => () => placeOrder(input)));
    expect(overlap).toBeGreaterThan(BUYERS / 2);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(LIMIT);
    const refused = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.reason])));
    expect([...refused]).toEqual(["coupon_unavailable"]);
    expect(await readCoupon(coupon.id)).toMatchObject({ used: LIMIT, maxUses: LIMIT });
    const uses = await usesOf(coupon.id);
    expect(uses.map((use) => use.status)).toEqual(Array.from({ length: LIMIT }, () => "consumido"));
    expect(new Set(uses.map((use) => use.document)).size).toBe(LIMIT);
    const discounted = await db.select().from(orderItems).where(eq(orderItems.couponId, coupon.id));
    expect(discounted).toHaveLength(LIMIT);
    expect(await couponViolations()).toBe(0);
  });

  it("the same person in twenty tabs, with alias e-mails and different accounts, uses it once (INV-26)", async () => {
    const store = await createStore();
    await sandbox.recipients([{ id: `re_teste_${store.id}`, name: store.name }]);
    const product = await createProduct(store.id);
    const coupon = await createCoupon(store.id, { maxUses: 100, perCustomer: 1 });
    const inputs = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const byAlias = index % 2 === 0;
        const buyer = await createUser({
          email: byAlias ? `bia.nunes+${index}@gmail.com` : `bia${index}@exemplo.com.br`,
          document: byAlias ? cpfOf(900 + index) : cpfOf(899),
        });
        return couponInput(buyer, [product.id], [coupon], 1_600);
      }),
    );
    await warmPool();
    const { answers, overlap } = await batchCalls(inputs.map((input) => () => placeOrder(input)));
    expect(overlap).toBeGreaterThan(10);
    // One of the aliases of one mailbox, and one of the accounts of one CPF.
    expect(answers.filter((answer) => answer.ok)).toHaveLength(2);
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 2 });
    expect(await couponViolations()).toBe(0);
  });

  it("without locking the coupon, counting and then writing exceeds the limit: that is what this test can see", async () => {
    const store = await createStore();
    const product = await createProduct(store.id);
    const coupon = await createCoupon(store.id, { maxUses: LIMIT });
    const placed = await Promise.all(
      Array.from({ length: 40 }, async (_, index) =>
        createSoldOrder(await createUser({ document: cpfOf(2_000 + index) }), [product], null),
      ),
    );
    await warmPool();
    await batchCalls(placed.map((order) => () => transact((tx) => claimNaively(tx, coupon.id, order))));
    expect((await usesOf(coupon.id)).length).toBeGreaterThan(LIMIT);
    await db.delete(couponUses).where(eq(couponUses.couponId, coupon.id));
  });
});

/** What the verb would be without the lock and the condition in one statement. */
async function claimNaively(tx: Tx, couponId: number, order: { id: string; userId: string; buyerDocument: string }) {
  const rows = await readRows(
    tx,
    { n: col.int`count(*)::int` },
    (row) => sql`select ${row} from coupon_uses where coupon_id = ${couponId}`,
  );
  if ((rows[0]?.n ?? 0) >= LIMIT) return ok(false);
  await tx.execute(sql`select pg_sleep(0.02)`);
  await tx.insert(couponUses).values({
    couponId,
    orderId: order.id,
    userId: order.userId,
    emailKey: order.id,
    document: order.buyerDocument,
    discountCents: 100,
  });
  return ok(true);
}

describe("giving a use back", () => {
  async function waitingOrder() {
    const store = await createStore();
    const product = await createProduct(store.id);
    const coupon = await createCoupon(store.id, { maxUses: 5 });
    const order = await createSoldOrder(await createUser({ document: cpfOf(Math.floor(Math.random() * 1e8)) }), [product], null);
    const items = order.items.map((item) => ({ ...item, couponId: coupon.id, discountCents: 400 }));
    await transact((tx) => reserveCoupons(tx, { ...order, items }));
    return { coupon, order };
  }

  it("a deadline that ends in three workers at once gives back only once (INV-27)", async () => {
    const { coupon, order } = await waitingOrder();
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 1 });
    await db
      .update(orders)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(orders.id, order.id));
    await warmPool();
    await Promise.all([expireOrders(), expireOrders(), expireOrders()]);
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 0 });
    expect(await usesOf(coupon.id)).toMatchObject([{ status: "devolvido" }]);
    await expireOrders();
    expect(await couponViolations()).toBe(0);
  });

  it("asked for ten times at once, or again after dying half-way, it is given back once (INV-27)", async () => {
    const { coupon, order } = await waitingOrder();
    const dies = transact(async (tx) => {
      await releaseCoupons(tx, order.id);
      throw new Error("killed before the commit");
    });
    await expect(dies).rejects.toThrow("killed");
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 1 });
    await warmPool();
    const release = () =>
      transact(async (tx) => {
        await releaseCoupons(tx, order.id);
        return ok();
      });
    await Promise.all(Array.from({ length: 10 }, release));
    expect(await readCoupon(coupon.id)).toMatchObject({ used: 0 });
    expect(await couponViolations()).toBe(0);
  });
});
