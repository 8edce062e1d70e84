import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

/** The tiers that the search climbs, the most popular first, and the place at which each ends. */
const TIERS: [tier: number, lastPlace: number][] = [
  [0, 2_000],
  [1, 20_000],
  [2, 200_000],
  [9, Infinity],
];

type Edge = { pop: number; id: number };
const EDGE = defineRow<Edge>({ pop: col.real`pop`, id: col.int`product_id` });

/** Puts in its tier what is in another, reading no more than the tiers above the last; answers how many moved. */
export async function moveTiers(tx: Tx): Promise<number> {
  await tx.execute(sql`lock table search_tiers in exclusive mode`);
  await tx.execute(sql`delete from search_tiers`);
  let moved = 0;
  let above: Edge | null = null;
  for (const [tier, lastPlace] of TIERS) {
    const edge: Edge | null = lastPlace === Infinity ? null : await edgeAt(tx, lastPlace);
    moved += await moveInto(tx, tier, above, edge);
    await tx.execute(sql`
      insert into search_tiers (tier, floor_pop) values (${tier}, ${edge ? sql`${edge.pop}::real` : sql`'-infinity'::real`})`);
    if (!edge) break;
    above = edge;
  }
  return moved;
}

/** The last product of a tier; null when what is on sale does not fill it. */
async function edgeAt(tx: Tx, place: number): Promise<Edge | null> {
  const rows = await readRows(
    tx,
    EDGE,
    sql`select ${EDGE} from product_search order by pop desc, product_id desc offset ${place - 1} limit 1`,
  );
  return rows[0] ?? null;
}

async function moveInto(tx: Tx, tier: number, above: Edge | null, last: Edge | null): Promise<number> {
  const others = TIERS.map(([other]) => other).filter((other) => other !== tier);
  const place = sql`(ps.pop, ps.product_id)`;
  const edge = ({ pop, id }: Edge): SQL => sql`(${pop}::real, ${id}::bigint)`;
  const { rowCount } = await tx.execute(sql`
    update product_search ps set tier = ${tier} where ps.tier = any(${sql.param(others)}::smallint[])
      ${above ? sql`and ${place} < ${edge(above)}` : sql``} ${last ? sql`and ${place} >= ${edge(last)}` : sql``}`);
  return rowCount ?? 0;
}
