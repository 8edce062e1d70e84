import type { MonthTotals } from "./months.ts";

/** What buyers paid less what was refunded to them: the gross revenue of a tax return. */
export const takenOf = ({ grossCents, returnedCents }: Pick<MonthTotals, "grossCents" | "returnedCents">): number =>
  grossCents - returnedCents;

/** What refunds and disputes changed in the author's balance. */
export const returnsOf = ({ moved }: Pick<MonthTotals, "moved">): number => moved.reembolsos + moved.contestacoes;

/** Balance corrections other than sales, refunds and withdrawals; a release only moves money between buckets. */
export const adjustmentsOf = ({ moved }: Pick<MonthTotals, "moved">): number => moved.ajustes + moved.liberacoes;
