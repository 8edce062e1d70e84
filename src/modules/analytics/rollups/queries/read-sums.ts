import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { downloadDaysOf, saleDaysOf, type Span } from "./days.ts";

/** What an author sold in a span of days, in centavos; `netCents` is what stays after commission, instalments and what went back. */
export type SaleSums = {
  sales: number;
  grossCents: number;
  feeCents: number;
  returnedCents: number;
  netCents: number;
};

/** The sales of an author on those days, all together. */
export async function readSaleSums(storeId: number, span: Span): Promise<SaleSums> {
  const { rows } = await db.execute<SaleSums>(sql`
    select coalesce(sum(sales), 0)::int as sales, coalesce(sum(gross_cents), 0)::bigint as "grossCents",
      coalesce(sum(commission_cents + interest_cents), 0)::bigint as "feeCents",
      coalesce(sum(returned_cents), 0)::bigint as "returnedCents",
      coalesce(sum(gross_cents - commission_cents - interest_cents - returned_cents), 0)::bigint as "netCents"
    from (${saleDaysOf(storeId, span)}) d`);
  return rows[0] ?? { sales: 0, grossCents: 0, feeCents: 0, returnedCents: 0, netCents: 0 };
}

/** How many files were downloaded from an author on those days, and how many purchases were opened for the first time. */
export async function readDownloadSums(storeId: number, span: Span): Promise<{ downloads: number; firsts: number }> {
  const { rows } = await db.execute<{ downloads: number; firsts: number }>(sql`
    select coalesce(sum(downloads), 0)::int as downloads, coalesce(sum(firsts), 0)::int as firsts
    from (${downloadDaysOf(storeId, span)}) d`);
  return rows[0] ?? { downloads: 0, firsts: 0 };
}
