import type { MonthTotals } from "./months.ts";

/** What buyers paid less what went back to them: the takings a tax return asks for. */
export const takenOf = ({ grossCents, returnedCents }: Pick<MonthTotals, "grossCents" | "returnedCents">): number =>
  grossCents - returnedCents;

/** What refunds and disputes did to the author's balance. */
export const returnsOf = ({ moved }: Pick<MonthTotals, "moved">): number => moved.reembolsos + moved.contestacoes;

/** What corrected the balance, neither sale, return nor withdrawal; a release moves it between pockets and adds nothing. */
export const adjustmentsOf = ({ moved }: Pick<MonthTotals, "moved">): number => moved.ajustes + moved.liberacoes;
