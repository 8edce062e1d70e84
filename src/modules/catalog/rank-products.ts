import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { hotProducts } from "./queries/hot-products.ts";

/** A change of popularity too small to move anything. */
const STILL = 0.02;
/** The same of how hot a product is, as a part of what it was. */
const HOT_STILL = 0.03;

/**
 * Recomputes how popular and how hot everything on sale is, as of `now`, and the tiers that the search climbs; writes only what moved.
 * Answers how many rows that was.
 */
export async function rankProducts(now: Date): Promise<number> {
  const moved = await transact(async (tx) => {
    await tx.execute(sql`lock table search_tiers in exclusive mode`);
    const { rowCount } = await tx.execute(sql`
      with fresh as (
        select ps.product_id, coalesce(st.rating_count, 0) as rating_count,
          search_rating(coalesce(st.rating_sum, 0), coalesce(st.rating_count, 0)) as rating_rank,
          search_pop(coalesce(st.sales, 0), coalesce(st.rating_sum, 0), coalesce(st.rating_count, 0), ps.published_at, ${now}) as pop,
          coalesce(h.hot, 0)::real as hot
        from product_search ps left join product_stats st on st.product_id = ps.product_id
          left join (${hotProducts(now)}) h on h.product_id = ps.product_id),
      placed as (select *, row_number() over (order by pop desc, product_id desc) as place from fresh)
      update product_search ps set pop = placed.pop, rating_rank = placed.rating_rank, rating_count = placed.rating_count,
        hot = placed.hot, tier = case when place <= 2000 then 0 when place <= 20000 then 1 when place <= 200000 then 2 else 9 end
      from placed where placed.product_id = ps.product_id
        and (abs(ps.pop - placed.pop) > ${STILL} or ps.rating_count <> placed.rating_count
          or abs(ps.hot - placed.hot) > ${HOT_STILL}::float8 * greatest(ps.hot, 1)
          or ps.tier <> case when place <= 2000 then 0 when place <= 20000 then 1 when place <= 200000 then 2 else 9 end)`);
    await tx.execute(sql`delete from search_tiers`);
    await tx.execute(sql`
      insert into search_tiers (tier, floor_pop)
      select tier, case when tier = (select max(tier) from product_search) then '-infinity'::real else min(pop) end
      from product_search group by tier`);
    if (rowCount) await invalidate(tx, "home", "list");
    return ok(rowCount ?? 0);
  });
  return moved.value;
}
