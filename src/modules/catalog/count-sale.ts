import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { productStats } from "./tables.ts";

/** Adds one sale to each product's counters (or takes it away with `sign` -1), in the order of their ids. */
export async function countSales(tx: Tx, sold: { productId: number; paidCents: number }[], sign: 1 | -1): Promise<void> {
  for (const { productId, paidCents } of sold.toSorted((a, b) => a.productId - b.productId)) {
    await tx
      .insert(productStats)
      .values({ productId, sales: sign === 1 ? 1 : 0, revenueCents: sign === 1 ? paidCents : 0 })
      .onConflictDoUpdate({
        target: productStats.productId,
        set: {
          sales: sql`greatest(0, product_stats.sales + ${sign})`,
          revenueCents: sql`greatest(0, product_stats.revenue_cents + ${sign * paidCents})`,
        },
      });
  }
}
