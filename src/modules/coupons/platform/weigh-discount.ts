import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { PlatformCouponForm, PlatformReach } from "../schema.ts";
import { LEAST_PRICE_CENTS } from "../../pricing/rules/least-price.ts";

type Saved = { basisPoints: number; leastCents: number };

/** How many paid products on sale bear this discount whole out of what the platform keeps of each, and the cheapest of them. */
export async function weighDiscount(on: Db, discount: PlatformCouponForm["discount"], saved: Saved): Promise<PlatformReach> {
  const off = discount.kind === "valor" ? sql`${discount.amountCents}::int` : percentOf(discount.percentBps);
  const rate = sql`coalesce(agreed_rate(p.commission_bps, s.commission_bps, k.bps), ${saved.basisPoints}::int)`;
  const rows = await readRows(
    on,
    { count: col.int`count(*)`, fromCents: col.int.orNull`min(p.price_cents)` },
    (row) => sql`
    with rates as materialized (select id, category_commission(id) as bps from categories)
    select ${row}
    from product_search ps join products p on p.id = ps.product_id join stores s on s.id = p.store_id
    left join rates k on k.id = p.category_id
    where p.price_cents - ${off} >= ${LEAST_PRICE_CENTS}
      and ${off} <= greatest(${percentOf(rate)}, ${saved.leastCents}::int) - ${saved.leastCents}::int`,
  );
  return rows[0] ?? { count: 0, fromCents: null };
}

/** The same half-a-cent-up as kit/money-split.ts percentOf. */
const percentOf = (basisPoints: number | SQL): SQL => sql`((p.price_cents::bigint * ${basisPoints} + 5000) / 10000)::int`;
