import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { col, readRows } from "#platform/read.ts";
import { boughtTogether } from "./queries/bought-together.ts";
import { similarProducts } from "./queries/similar-products.ts";

const SAVED = 12;
const AT_A_TIME = 100;
const OLD = sql.raw("interval '1 day'");

/**
 * Works out what to show beside a product, in `tx`: what the last people who bought it also bought of the same root category,
 * those everybody buys weighing less, then what is near it in the catalogue until there are twelve. Sales are those paid and not given back.
 */
export async function relateProduct(tx: Tx, productId: number): Promise<void> {
  await tx.execute(sql`
    with ${boughtTogether(productId)},
    bought as (
      select t.product_id, row_number() over (order by t.buyers / sqrt(1 + coalesce(st.sales, 0)) desc, t.buyers desc, t.product_id) as rank
      from together t left join product_stats st on st.product_id = t.product_id order by 2 limit ${SAVED}),
    near as (select product_id, rank from (${similarProducts(sql`${productId}::bigint`, SAVED)}) nearby
      where not exists (select 1 from bought where bought.product_id = nearby.product_id)),
    best as (
      select product_id, row_number() over (order by part, rank) as place
      from (select product_id, 0 as part, rank from bought union all select product_id, 1, rank from near) parts order by 2 limit ${SAVED})
    insert into product_related as r (product_id, related, computed_at)
    select ${productId}, coalesce((select array_agg(product_id order by place) from best), '{}'), now()
    on conflict (product_id) do update set related = excluded.related, computed_at = now()`);
}

/** The same in a transaction of its own. */
export async function relateProductNow(productId: number): Promise<void> {
  await transact(async (tx) => {
    await relateProduct(tx, productId);
    await invalidate(tx, `product:${productId}`);
    return ok();
  });
}

/** Works out again the oldest of those a day old, and those nobody worked out yet; a few at a time, apart from what other workers hold. Answers how many. */
export async function relateOldest(): Promise<number> {
  const done = await transact(async (tx) => {
    await tx.execute(sql`
      insert into product_related (product_id, related, computed_at)
      select s.product_id, '{}', '-infinity' from product_search s
      where not exists (select 1 from product_related r where r.product_id = s.product_id)
      order by s.product_id desc limit ${AT_A_TIME} on conflict do nothing`);
    const rows = await readRows(
      tx,
      { id: col.int`product_id` },
      (row) => sql`select ${row} from product_related where computed_at < now() - ${OLD}
      order by computed_at limit ${AT_A_TIME} for update skip locked`,
    );
    for (const { id } of rows) {
      await relateProduct(tx, id);
      await invalidate(tx, `product:${id}`);
    }
    return ok(rows.length);
  });
  return done.value;
}
