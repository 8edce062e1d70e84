import { sql } from "drizzle-orm";
import type { Span } from "../../../analytics/rollups/queries/days.ts";
import { platformDaysOf, marketSalesOf } from "#modules/analytics/rollups/queries/platform-days.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { CHARGED_METHODS } from "../../../orders/rules/payment-methods.ts";

/**
 * The market on some days, in centavos. `commissionCents` holds the authors' part of instalments too; `returnedCents` is what buyers got
 * back; `platformCents` is what stays with the platform: commission, less what it gave back of it, less its costs.
 */
export type DayTotals = {
  orders: number;
  grossCents: number;
  commissionCents: number;
  returnedCents: number;
  returnedCommissionCents: number;
  costCents: number;
  platformCents: number;
};

const DAY = defineRow<DayTotals & { day: string }>({
  day: col.text`day::text`,
  orders: col.int`orders`,
  grossCents: col.int`gross_cents`,
  commissionCents: col.int`commission_cents`,
  returnedCents: col.int`returned_cents`,
  returnedCommissionCents: col.int`returned_commission_cents`,
  costCents: col.int`cost_cents`,
  platformCents: col.int`commission_cents - returned_commission_cents - cost_cents`,
});

/** Day by day; a day on which no journal was written is left out. */
export async function readPlatformDays(span: Span): Promise<(DayTotals & { day: string })[]> {
  return readRows(db, DAY, sql`select ${DAY} from (${platformDaysOf(span)}) d order by d.day`);
}

const MARKET = defineRow({
  method: col.oneOf(CHARGED_METHODS).orNull`method`,
  authors: col.int`count(distinct store_id) filter (where sales > 0)`,
  sales: col.int`coalesce(sum(sales), 0)`,
  grossCents: col.int`coalesce(sum(gross_cents), 0)`,
});

/** How many authors sold something on those days, and what was sold by how it was paid. */
export async function readMarket(span: Span) {
  const rows = await readRows(
    db,
    MARKET,
    sql`
    select ${MARKET} from (${marketSalesOf(span)}) d group by grouping sets ((), (method)) order by "grossCents" desc`,
  );
  return {
    authors: rows.find(({ method }) => method === null)?.authors ?? 0,
    methods: rows.flatMap(({ method, sales, grossCents }) => (method && sales > 0 ? [{ method, sales, grossCents }] : [])),
  };
}
