import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { FIRST_STORE_CODE } from "../rules/facet-codes.ts";
import { type FacetName, facetsOn, type ListingFilters, listingConditions, withoutFacet } from "./listing-conditions.ts";

/** Width of a bar of the price histogram, and how many there are; the last takes everything above. */
export const PRICE_BIN_CENTS = 500;
export const PRICE_BINS = 20;
const BIN = -1_000;
const MOST_STORES = 20;

/**
 * Counts by facet code, those of the twenty stores with most products included; `total` is exact when `exact`, else estimated
 * from an even sample (within about 2%).
 */
export type FacetCounts = { total: number; exact: boolean; byCode: Map<number, number>; priceBins: number[] };

/** Counts a listing by facet value over as small a sample as still gives 400 rows or more. `without` leaves one facet's own filter off. */
export async function facetCounts(on: Db, filters: ListingFilters, without?: FacetName): Promise<FacetCounts> {
  const conditions = listingConditions(without === undefined ? filters : withoutFacet(filters, without));
  const rows = await readRows(
    on,
    { code: col.int`0`, n: col.int`count(*)::int`, times: col.int`coalesce(max(times), 1)` },
    (row) => sql`with probe as materialized (select count(*) as n from product_search where ${conditions} and bucket < 1),
    sample as materialized (
      ${part(conditions, sql`bucket < 1`, 256, sql`>= 400`)} union all
      ${part(conditions, sql`bucket < 4`, 64, sql`between 100 and 399`)} union all
      ${part(conditions, sql`bucket < 16`, 16, sql`between 25 and 99`)} union all
      ${part(conditions, sql`bucket < 64`, 4, sql`between 8 and 24`)} union all
      ${part(conditions, sql`true`, 1, sql`< 8`)})
    select ${row} from sample
    union all select code, count(*)::int, max(times) from sample, unnest(facets) code where code < ${FIRST_STORE_CODE} group by code
    union all (select store_id + ${FIRST_STORE_CODE}::int, count(*)::int, max(times) from sample group by store_id
      order by store_id = any(${sql.param(filters.storeIds)}::int[]) desc, 2 desc, 1 limit ${MOST_STORES + filters.storeIds.length})
    union all select ${BIN}::int - least(price_cents / ${PRICE_BIN_CENTS}::int, ${PRICE_BINS - 1}::int), count(*)::int, max(times)
      from sample group by 1`,
  );
  const byCode = new Map(rows.map((row) => [row.code, row.n * row.times]));
  return {
    total: byCode.get(0) ?? 0,
    exact: rows.every((row) => row.times === 1),
    byCode,
    priceBins: Array.from({ length: PRICE_BINS }, (_, bin) => byCode.get(BIN - bin) ?? 0),
  };
}

/** Every facet counted as if its own filter were off: `of(facet)` gives the counts to show beside it. */
export type ListingCounts = { all: FacetCounts; of: (facet: FacetName) => FacetCounts };

/** Counts once, and once more without each facet that is filtering. */
export async function countListing(on: Db, filters: ListingFilters): Promise<ListingCounts> {
  const active = facetsOn(filters);
  const [all, ...others] = await Promise.all([
    facetCounts(on, filters),
    ...active.map((facet) => facetCounts(on, filters, facet)),
  ]);
  const byFacet = new Map(active.map((facet, i) => [facet, others[i]]));
  return { all, of: (facet) => byFacet.get(facet) ?? all };
}

const part = (conditions: SQL, buckets: SQL, times: number, when: SQL): SQL =>
  sql`select facets, price_cents, store_id, ${sql.raw(String(times))} as times from product_search
    where ${conditions} and ${buckets} and (select n from probe) ${when}`;
