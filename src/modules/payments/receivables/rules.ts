import { splitByLargestRemainder } from "#kit/money-split.ts";
import type { SplitPart } from "../rules/split.ts";
import { METHODS } from "../methods/methods.ts";
import type { ChargedMethod } from "../../orders/rules/payment-methods.ts";

export type Expected = { storeId: number; installment: number; amountCents: number; days: number };

/** What each author should receive of a paid charge, one line per instalment; the lines add up to the split, to the cent. */
export function expectedOf(split: readonly SplitPart[], method: ChargedMethod, installments: number): Expected[] {
  const equal = Array.from({ length: installments }, () => 1);
  return split.flatMap(({ storeId, amountCents }) =>
    storeId === null
      ? []
      : splitByLargestRemainder(amountCents, equal)
          .map((cents, index) => ({
            storeId,
            installment: index + 1,
            amountCents: cents,
            days: METHODS[method].usualDays(index + 1),
          }))
          .filter((line) => line.amountCents > 0),
  );
}

/**
 * How much of a sale is released now: what fell due, but what refunds took is made good by what falls due first, as the provider
 * does. So what still waits (`waitingCents`) never drops below the instalments to come (`laterCents`) while they can pay it.
 */
export const releaseShare = (due: { dueCents: number; laterCents: number }, waitingCents: number): number =>
  due.laterCents === 0 ? Math.max(0, waitingCents) : Math.max(0, Math.min(due.dueCents, waitingCents - due.laterCents));
