import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { downloadDaysOf, saleDaysOf, type Span } from "./days.ts";

/** What an author sold in a span of days, in centavos; `netCents` is what stays after commission, instalments and what went back. */
export type SaleSums = {
  sales: number;
  grossCents: number;
  feeCents: number;
  returnedCents: number;
  netCents: number;
};

const SALE_SUMS = defineRow<SaleSums>({
  sales: col.int`coalesce(sum(sales), 0)::int`,
  grossCents: col.int`coalesce(sum(gross_cents), 0)::bigint`,
  feeCents: col.int`coalesce(sum(commission_cents + interest_cents), 0)::bigint`,
  returnedCents: col.int`coalesce(sum(returned_cents), 0)::bigint`,
  netCents: col.int`coalesce(sum(gross_cents - commission_cents - interest_cents - returned_cents), 0)::bigint`,
});

/** The sales of an author on those days, all together. */
export async function readSaleSums(storeId: number, span: Span): Promise<SaleSums> {
  const rows = await readRows(
    db,
    SALE_SUMS,
    sql`select ${SALE_SUMS}
    from (${saleDaysOf(storeId, span)}) d`,
  );
  return rows[0] ?? { sales: 0, grossCents: 0, feeCents: 0, returnedCents: 0, netCents: 0 };
}

const DOWNLOAD_SUMS = defineRow({
  downloads: col.int`coalesce(sum(downloads), 0)::int`,
  firsts: col.int`coalesce(sum(firsts), 0)::int`,
});

/** How many files were downloaded from an author on those days, and how many purchases were opened for the first time. */
export async function readDownloadSums(storeId: number, span: Span): Promise<{ downloads: number; firsts: number }> {
  const rows = await readRows(
    db,
    DOWNLOAD_SUMS,
    sql`select ${DOWNLOAD_SUMS}
    from (${downloadDaysOf(storeId, span)}) d`,
  );
  return rows[0] ?? { downloads: 0, firsts: 0 };
}
