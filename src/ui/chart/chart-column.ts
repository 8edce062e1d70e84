import type { Cell } from "#kit/csv.ts";
import { formatCount } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { formatPercent } from "#kit/percent.ts";

/** A column of a chart's table: what is read on screen, and the number of it that a spreadsheet adds up. */
export type ChartColumn = { name: string; cell: (index: number) => string; value: (index: number) => Cell };
type Figure = (index: number) => number | undefined;

/** Without a minus before zero. */
const figureOf = (figure: Figure, index: number): number => figure(index) || 0;

export const countColumn = (name: string, figure: Figure): ChartColumn => ({
  name,
  cell: (index) => formatCount(figureOf(figure, index)),
  value: (index) => figureOf(figure, index),
});
/** Of centavos, in reais. */
export const moneyColumn = (name: string, cents: Figure): ChartColumn => ({
  name,
  cell: (index) => formatMoney(figureOf(cents, index)),
  value: (index) => figureOf(cents, index) / 100,
});
/** Of a ratio, 0.25 being 25%. */
export const percentColumn = (name: string, ratio: Figure): ChartColumn => ({
  name,
  cell: (index) => formatPercent(figureOf(ratio, index)),
  value: (index) => Math.round(figureOf(ratio, index) * 1000) / 10,
});
