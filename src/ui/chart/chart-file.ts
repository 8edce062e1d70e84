import { BOM, csvRow } from "#kit/csv.ts";
import { toSlug } from "#kit/slug.ts";
import type { ChartColumn } from "./chart-column.ts";
import type { ChartPoint } from "./chart-point.ts";

export type ChartTableFacts = {
  caption: string;
  /** What the first column holds: "Dia". */
  slot: string;
  points: readonly ChartPoint[];
  columns: readonly ChartColumn[];
};

/** The table of a chart as a spreadsheet: its own rows and columns, each slot by the day or month it begins. */
export const chartFile = ({ caption, slot, points, columns }: ChartTableFacts): { name: string; text: string } => ({
  name: `${toSlug(caption, { fallback: "tabela" })}.csv`,
  text: [
    BOM + csvRow([slot, ...columns.map(({ name }) => name)]),
    ...points.map(({ key }, index) => csvRow([key, ...columns.map(({ value }) => value(index))])),
  ].join(""),
});
