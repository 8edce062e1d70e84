import { sql } from "drizzle-orm";
import type { Days, Range } from "../../../analytics/rules/range.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/**
 * From the page of a product to its payment, counted by product: who opened its page and who put it in the cart (each visitor once a
 * day), in how many orders it was placed and in how many it was paid. Free orders are left out.
 */
export type Steps = { visitors: number; carts: number; placed: number; paid: number };

const STEPS = defineRow<Steps>({
  visitors: col.int`seen.visitors`,
  carts: col.int`seen.carts`,
  placed: col.int`sold.placed`,
  paid: col.int`sold.paid`,
});

/** Orders are read once: most were placed and paid within the same days. */
async function readSteps({ from, to }: Days): Promise<Steps> {
  const start = sql`${from}::date::timestamp at time zone 'America/Sao_Paulo'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`;
  const isPlaced = sql`(o.created_at >= ${start} and o.created_at < ${end})`;
  const isPaid = sql`(o.paid_at >= ${start} and o.paid_at < ${end})`;
  const [steps] = await readRows(
    db,
    STEPS,
    sql`select ${STEPS} from (
      select coalesce(sum(r.visitors) filter (where r.kind = 'visita'), 0)::bigint as visitors,
        coalesce(sum(r.visitors) filter (where r.kind = 'carrinho'), 0)::bigint as carts
      from (
        select kind, visitors from reach_days where day between ${from}::date and ${to}::date and kind in ('visita', 'carrinho')
        union all
        select kind, count(*) from reach_events
        where day between ${from}::date and ${to}::date and kind in ('visita', 'carrinho') group by 1
      ) r
    ) seen, (
      select count(*) filter (where ${isPlaced}) as placed, count(*) filter (where ${isPaid}) as paid
      from orders o join order_items i on i.order_id = o.id and i.paid_cents > 0
      where o.total_cents > 0 and (${isPlaced} or ${isPaid})
    ) sold`,
  );
  return steps ?? { visitors: 0, carts: 0, placed: 0, paid: 0 };
}

/** The first day on which visits were counted; null when nobody was seen yet. */
async function firstCounted(): Promise<string | null> {
  const [first] = await readRows(
    db,
    {
      day: col.text
        .orNull`least((select min(day) from reach_days where kind in ('visita', 'carrinho')), (select min(day) from reach_events))::text`,
    },
    (row) => sql`select ${row}`,
  );
  return first?.day ?? null;
}

/**
 * The steps of the range, from the day on which visits began to be counted, for orders of before would have no visits beside them; and
 * of the days compared, when they were counted whole. `steps` is null when nothing was counted in the range.
 */
export async function readConversion({ from, to, former }: Range) {
  const since = await firstCounted();
  if (since === null || since > to) return { since, from, to, steps: null, former: null };
  const counted = { from: since > from ? since : from, to };
  const [steps, before] = await Promise.all([
    readSteps(counted),
    former && since <= former.from ? readSteps(former) : Promise.resolve(null),
  ]);
  return { since, ...counted, steps, former: before };
}
