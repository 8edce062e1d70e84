import { eq, isNull, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { couponState } from "#modules/coupons/rules/coupon-state.ts";
import { coupons } from "#modules/coupons/tables.ts";
import { entitlements } from "#modules/delivery/tables.ts";
import { orderItems, orders } from "#modules/orders/tables.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { receivables } from "#modules/payments/tables/receivables.ts";
import { refundItems, refunds, saleReversals } from "#modules/payments/tables/refunds.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { createProduct } from "../../../tests/factories.ts";
import { ledgerViolations, NO_VIOLATIONS } from "../../../tests/ledger.ts";
import { MARKET_STORES } from "../market/stores.ts";
import { randomOf } from "../market/random.ts";
import { writeDiscounts } from "./discounts.ts";
import { writeLedger } from "./ledger.ts";
import type { WrittenProduct } from "./products.ts";
import { writePeople, writeStores } from "./people.ts";
import { planSales } from "./plan-sales.ts";
import { insertAll, salesRows } from "./sales.ts";
import { couponUser, writeUses } from "./use-coupons.ts";

/** Products of the market's stores, without the files that a test does not need. */
async function someProducts(storeIds: Map<string, number>, now: Date): Promise<WrittenProduct[]> {
  const made: WrittenProduct[] = [];
  for (const { slug } of MARKET_STORES.slice(0, 8)) {
    for (const priceCents of [1_290, 3_490, 5_900, 0]) {
      const product = await createProduct(storeIds.get(slug) ?? 0, { priceCents, isFree: priceCents === 0 });
      const { id, title, versionId, fileId, storeId, license } = product;
      const publishedAt = new Date(now.getTime() - 400 * 86_400_000);
      made.push({
        id,
        slug: product.slug,
        title,
        versionId,
        fileIds: [fileId],
        storeId,
        priceCents,
        license,
        publishedAt,
        appeal: 10,
        isBundle: false,
      });
    }
  }
  return made;
}

it(
  "the demo market starts with coupons in every state, used by orders that agree with the ledger (INV-26, INV-28)",
  { timeout: 300_000 },
  async () => {
    const now = new Date();
    const storeIds = (await transact(async (tx) => ok(await writeStores(tx, now)))).value;
    const products = await someProducts(storeIds, now);
    await transact(async (tx) => {
      const { buyers, customer } = await writePeople(tx);
      const random = randomOf("feira");
      const user = couponUser(await writeDiscounts(tx, products, storeIds, now));
      const rows = salesRows(planSales(products, buyers, customer, now, random), now, random, user);
      await insertAll(tx, orders, rows.orders);
      await insertAll(tx, orderItems, rows.items);
      await insertAll(tx, paymentAttempts, rows.attempts);
      await insertAll(tx, receivables, rows.receivables);
      await insertAll(tx, entitlements, rows.access);
      await insertAll(tx, refunds, rows.refunds);
      await insertAll(tx, refundItems, rows.refundItems);
      await insertAll(tx, saleReversals, rows.reversals);
      await writeUses(tx, user.uses);
      await writeLedger(tx, rows.journals);
      return ok();
    });
    expect(await ledgerViolations()).toEqual(NO_VIOLATIONS);
    const own = await db
      .select()
      .from(coupons)
      .where(eq(coupons.storeId, storeIds.get(MARKET_STORES[0]?.slug ?? "") ?? 0));
    const states = new Set(own.map((coupon) => couponState(coupon, now)));
    expect([...states].toSorted()).toEqual(["agendado", "ativo", "encerrado", "esgotado", "expirado", "pausado", "rascunho"]);
    const [house] = await db.select().from(coupons).where(isNull(coupons.storeId));
    if (!house) throw new Error("no coupon of the platform");
    expect(couponState(house, now)).toBe("ativo");
    expect(house.used).toBeGreaterThan(3);
    const given = await readRows(
      db,
      { cents: col.int`sum(platform_discount_cents)::int` },
      (row) => sql`select ${row} from order_items where coupon_id = ${house.id}`,
    );
    expect(given).toEqual([{ cents: house.givenCents }]);
    const rows = await readRows(
      db,
      {
        used: col.int`(select count(*)::int from coupon_uses)`,
        discounted: col.int`(select count(distinct order_id)::int from order_items where coupon_id is not null)`,
        twice: col.int`(select count(*)::int from (select 1 from coupon_uses group by coupon_id, user_id having count(*) > 1) x)`,
        struck: col.int`(select count(*)::int from products p where struck_price(p, p.license, p.price_cents) > price_now(p))`,
      },
      (row) => sql`select ${row}`,
    );
    expect(rows[0]).toMatchObject({ twice: 0 });
    expect(rows[0]?.used).toBeGreaterThan(20);
    expect(rows[0]?.discounted).toBe(rows[0]?.used);
    expect(rows[0]?.struck).toBeGreaterThan(0);
  },
);
