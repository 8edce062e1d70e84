import { sql } from "drizzle-orm";
import type { Span } from "../../../analytics/rollups/queries/days.ts";
import { houseDaysOf, marketSalesOf } from "../../../analytics/rollups/queries/house-days.ts";
import { db } from "#platform/db.ts";
import type { ChargedMethod } from "../../../orders/rules.ts";

/**
 * The market on some days, in centavos. `commissionCents` holds the authors' part of instalments too; `returnedCents` is what buyers got
 * back; `houseCents` is what stays with the platform: commission, less what it gave back of it, less its costs.
 */
export type HouseFigures = {
  orders: number;
  grossCents: number;
  commissionCents: number;
  returnedCents: number;
  returnedCommissionCents: number;
  costCents: number;
  houseCents: number;
};

const FIGURES = sql`
  orders, gross_cents as "grossCents", commission_cents as "commissionCents", returned_cents as "returnedCents",
  returned_commission_cents as "returnedCommissionCents", cost_cents as "costCents",
  commission_cents - returned_commission_cents - cost_cents as "houseCents"`;

/** Day by day; a day on which no journal was written is left out. */
export async function readHouseDays(span: Span): Promise<(HouseFigures & { day: string })[]> {
  const { rows } = await db.execute<HouseFigures & { day: string }>(
    sql`select day::text, ${FIGURES} from (${houseDaysOf(span)}) d order by day`,
  );
  return rows;
}

/** How many authors sold something on those days, and what was sold by how it was paid. */
export async function readMarket(span: Span) {
  const { rows } = await db.execute<{ method: ChargedMethod | null; authors: number; sales: number; grossCents: number }>(sql`
    select method, count(distinct store_id) filter (where sales > 0)::int as authors, sum(sales)::int as sales,
      sum(gross_cents)::bigint as "grossCents"
    from (${marketSalesOf(span)}) d group by grouping sets ((), (method)) order by "grossCents" desc`);
  return {
    authors: rows.find(({ method }) => method === null)?.authors ?? 0,
    methods: rows.flatMap(({ method, sales, grossCents }) => (method && sales > 0 ? [{ method, sales, grossCents }] : [])),
  };
}
