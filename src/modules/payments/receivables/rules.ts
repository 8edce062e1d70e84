import { splitByLargestRemainder } from "#kit/money-split.ts";
import type { SplitPart } from "../rules/split.ts";
import { METHODS } from "../methods/methods.ts";
import type { ChargedMethod } from "../../orders/rules/payment-methods.ts";

export type Expected = { storeId: number; installment: number; amountCents: number; days: number };

/** The expected receivables of each author of a paid charge, one line per instalment; the lines add up to the split, to the centavo. */
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
 * How much of a sale is released now, in centavos: what fell due, minus what refunds took, which is compensated by what falls due first,
 * as the provider does. So `waitingCents` never falls below the later instalments (`laterCents`) while they can be covered.
 */
export const releaseShare = (due: { dueCents: number; laterCents: number }, waitingCents: number): number =>
  due.laterCents === 0 ? Math.max(0, waitingCents) : Math.max(0, Math.min(due.dueCents, waitingCents - due.laterCents));
