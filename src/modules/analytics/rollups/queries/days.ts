import { type SQL, sql } from "drizzle-orm";
import { type Days, rawDownloads, rawMoney, rawReaders, rawSales } from "./raw.ts";

/** Days of São Paulo as "aaaa-mm-dd", both included. */
export type Span = { from: string; to: string };
export type What = "dinheiro" | "downloads";

/**
 * Each day once: from its sum where nothing changed since, from the rows themselves where something did. One statement sees one
 * instant, so that a day being summed meanwhile is read whole, before or after.
 */
type Saved = { what: What; sums: SQL; columns: SQL; raw: (storeId: number, days: Days) => SQL };

function daysOf({ what, sums, columns, raw }: Saved) {
  return (storeId: number, { from, to }: Span): SQL => {
    const changed = sql`select distinct c.day from changed_days c
      where c.store_id = ${storeId} and c.what = ${what} and c.day between ${from}::date and ${to}::date`;
    return sql`
      select ${columns} from ${sums} s
      where s.store_id = ${storeId} and s.day between ${from}::date and ${to}::date and s.day not in (${changed})
      union all select ${columns} from (${raw(storeId, changed)}) s`;
  };
}

/** Of an author's money: `day`, `kind`, `moves`, `change_cents`. */
export const moneyDaysOf = daysOf({
  what: "dinheiro",
  sums: sql`money_days`,
  columns: sql`s.day, s.kind, s.moves, s.change_cents`,
  raw: rawMoney,
});

/** Of an author's sales: `day`, `product_id`, `method`, `sales`, `gross_cents`, `commission_cents`, `interest_cents`, `returned_cents`. */
export const saleDaysOf = daysOf({
  what: "dinheiro",
  sums: sql`sale_days`,
  columns: sql`s.day, s.product_id, s.method, s.sales, s.gross_cents, s.commission_cents, s.interest_cents, s.returned_cents`,
  raw: rawSales,
});

/** Of the accesses to an author's files: `day`, `product_id`, `file_id`, `downloads`, `openings`, `firsts`. */
export const downloadDaysOf = daysOf({
  what: "downloads",
  sums: sql`download_days`,
  columns: sql`s.day, s.product_id, s.file_id, s.downloads, s.openings, s.firsts`,
  raw: rawDownloads,
});

/** Of the different people who opened them: `day`, `product_id` (null for the whole store), `people`. */
export const readerDaysOf = daysOf({
  what: "downloads",
  sums: sql`reader_days`,
  columns: sql`s.day, s.product_id, s.people`,
  raw: rawReaders,
});
