import { dayBoundsSp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { isMonth } from "./is-month.ts";
import { typeOf } from "../../statement/rules/kinds.ts";
import type { MoveType } from "../../statement/rules/move-types.ts";

/** The change of one kind of journal in a month, in centavos; for sales, also the gross amount, commission and interest. */
export type KindSum = {
  month: string;
  kind: string;
  changeCents: number;
  count: number;
  grossCents: number;
  commissionCents: number;
  interestCents: number;
};

/** A month of an author's money, from the ledger. */
export type MonthTotals = {
  /** "2026-03". */
  month: string;
  openingCents: number;
  /** The change by type of movement; together they are closing less opening. */
  moved: Record<MoveType, number>;
  closingCents: number;
  sales: number;
  grossCents: number;
  commissionCents: number;
  interestCents: number;
  /** The part of the price refunded to buyers, fees included; negative when a refund or a dispute was reversed. */
  returnedCents: number;
};

export const monthOf = (instant: Date): string => dayKeySp(instant).slice(0, 7);

function stepped(month: string, by: 1 | -1): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export const nextMonth = (month: string): string => stepped(month, 1);
export const previousMonth = (month: string): string => stepped(month, -1);

/**
 * First and last day of a month, never after `today`, with their first and last instant in São Paulo; null when it has not begun.
 */
export function monthDays(month: string, today: string): { from: string; to: string; start: Date; end: Date } | null {
  const from = `${month}-01`;
  if (!isMonth(month) || from > today) return null;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
  const to = last > today ? today : last;
  const [first, end] = [dayBoundsSp(from), dayBoundsSp(to)];
  return first && end ? { from, to, start: first.start, end: end.end } : null;
}

const still = (): Record<MoveType, number> => ({
  vendas: 0,
  reembolsos: 0,
  contestacoes: 0,
  liberacoes: 0,
  saques: 0,
  ajustes: 0,
});

/** Every month from the first movement to `last`, in order; each opens with the closing balance of the one before. */
export function buildMonths(
  sums: readonly KindSum[],
  returned: readonly { month: string; cents: number }[],
  last: string,
): MonthTotals[] {
  const months: MonthTotals[] = [];
  let month = [...sums, ...returned].reduce((first, row) => (row.month < first ? row.month : first), last);
  let balance = 0;
  for (; month <= last; month = nextMonth(month)) {
    const mine = sums.filter((row) => row.month === month);
    const add = (name: "count" | "grossCents" | "commissionCents" | "interestCents") =>
      mine.filter(({ kind }) => kind === "charge.paid").reduce((sum, row) => sum + row[name], 0);
    const moved = still();
    for (const row of mine) moved[typeOf(row.kind)] += row.changeCents;
    const openingCents = balance;
    balance += mine.reduce((sum, row) => sum + row.changeCents, 0);
    months.push({
      month,
      openingCents,
      moved,
      closingCents: balance,
      sales: add("count"),
      grossCents: add("grossCents"),
      commissionCents: add("commissionCents"),
      interestCents: add("interestCents"),
      returnedCents: returned.filter((row) => row.month === month).reduce((sum, row) => sum + row.cents, 0),
    });
  }
  return months;
}

/** The totals of a year with its months, or null when it has none. */
export function yearOf(months: readonly MonthTotals[], year: number) {
  const mine = months.filter(({ month }) => month.startsWith(`${year}-`));
  const [first] = mine;
  if (!first) return null;
  const sum = (of: (month: MonthTotals) => number) => mine.reduce((total, month) => total + of(month), 0);
  const moved = still();
  for (const type of Object.keys(moved) as MoveType[]) moved[type] = sum((month) => month.moved[type]);
  return {
    year,
    months: mine,
    openingCents: first.openingCents,
    moved,
    closingCents: mine.at(-1)?.closingCents ?? first.openingCents,
    sales: sum((month) => month.sales),
    grossCents: sum((month) => month.grossCents),
    commissionCents: sum((month) => month.commissionCents),
    interestCents: sum((month) => month.interestCents),
    returnedCents: sum((month) => month.returnedCents),
  };
}

export type YearTotals = NonNullable<ReturnType<typeof yearOf>>;
