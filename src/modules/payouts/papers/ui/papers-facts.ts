import type { Invoice } from "../queries/list-invoices.ts";
import type { MonthFigures } from "../rules/months.ts";
import type { Standing } from "../schema.ts";

/** What the lists of months and years receive. */
export type MonthsFacts = { months: MonthFigures[] };

/** What the list of fiscal documents receives. */
export type InvoicesFacts = {
  month: string;
  standing: Standing;
  page: number;
  pages: number;
  invoices: Invoice[];
  counts: Record<Standing, number>;
};
