import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { hotProducts } from "./queries/hot-products.ts";
import { moveTiers } from "./search/move-tiers.ts";

/** A change of popularity too small to move anything. */
const STILL = 0.02;
/** The same of how hot a product is, as a part of what it was. */
const HOT_STILL = 0.03;
/** Products looked at in one transaction, and in one run: the next run goes on where this one stopped. */
const WALK = { slice: 20_000, most: 500_000 };

/**
 * Recomputes, as of `now`, how hot is what was sold or opened lately, how popular is what is on sale, some of it at each run, and the tiers that
 * the search climbs; writes only what moved. Answers how many rows that was.
 */
export async function rankProducts(now: Date, { slice, most } = WALK): Promise<number> {
  let { value: moved } = await transact(async (tx) => ok(await rankHot(tx, now)));
  for (let walked = 0; walked < most;) {
    const { value } = await transact(async (tx) => ok(await rankSlice(tx, now, slice)));
    moved += value.moved;
    walked += value.walked;
    if (value.isEnd) break;
  }
  const { value } = await transact(async (tx) => {
    moved += await moveTiers(tx);
    if (moved > 0) await invalidate(tx, "home", "list");
    return ok(moved);
  });
  return value;
}

async function rankHot(tx: Tx, now: Date): Promise<number> {
  // Two workers at once write the same rows one after the other.
  await tx.execute(sql`select 1 from ranking_walk for update`);
  const { rowCount } = await tx.execute(sql`
    with fresh as (${hotProducts(now)}),
    due as (select product_id from fresh union select product_id from product_search where hot > 0)
    update product_search ps set hot = coalesce(fresh.hot, 0)::real
    from due left join fresh on fresh.product_id = due.product_id
    where ps.product_id = due.product_id
      and abs(ps.hot - coalesce(fresh.hot, 0)::real) > ${HOT_STILL}::float8 * greatest(ps.hot, 1)`);
  return rowCount ?? 0;
}

const WALKED = defineRow({
  walked: col.int`(select count(*) from slice)::int`,
  moved: col.int`(select count(*) from moved)::int`,
  lastId: col.int`coalesce((select max(product_id) from slice), 0)`,
});

/** Ranks the products after those of the last slice, in the order of their ids; after the last one it begins anew. */
async function rankSlice(tx: Tx, now: Date, size: number): Promise<{ walked: number; moved: number; isEnd: boolean }> {
  const rows = await readRows(
    tx,
    WALKED,
    sql`with walk as materialized (select after_id from ranking_walk for update),
    slice as materialized (
      select product_id from product_search where product_id > (select after_id from walk) order by product_id limit ${size}),
    fresh as (
      select ps.product_id, coalesce(st.rating_count, 0) as rating_count,
        search_rating(coalesce(st.rating_sum, 0), coalesce(st.rating_count, 0)) as rating_rank,
        search_pop(coalesce(st.sales, 0), coalesce(st.rating_sum, 0), coalesce(st.rating_count, 0), ps.published_at, ${now}) as pop
      from slice join product_search ps using (product_id) left join product_stats st using (product_id)),
    moved as (
      update product_search ps set pop = fresh.pop, rating_rank = fresh.rating_rank, rating_count = fresh.rating_count
      from fresh where fresh.product_id = ps.product_id and (abs(ps.pop - fresh.pop) > ${STILL} or ps.rating_count <> fresh.rating_count)
      returning 1)
    select ${WALKED}`,
  );
  const { walked, moved, lastId } = rows[0] ?? { walked: 0, moved: 0, lastId: 0 };
  const isEnd = walked < size;
  await tx.execute(sql`update ranking_walk set after_id = ${isEnd ? 0 : lastId}`);
  return { walked, moved, isEnd };
}
