import type { Invoice } from "../queries/list-invoices.ts";
import type { MonthTotals } from "../rules/months.ts";
import type { Standing } from "../schema.ts";

/** The data of the lists of months and years; `today`: the day in São Paulo when they were read. */
export type MonthsFacts = { months: MonthTotals[]; today: string };

/** The data of the list of fiscal documents. */
export type InvoicesFacts = {
  month: string;
  today: string;
  standing: Standing;
  page: number;
  pages: number;
  invoices: Invoice[];
  counts: Record<Standing, number>;
};
