import { splitByLargestRemainder } from "#kit/money-split.ts";
import type { SplitPart } from "../rules/split.ts";

export type Expected = { storeId: number; installment: number; amountCents: number; days: number };

/** Days the provider usually takes: a Pix the next day, each card instalment thirty more. */
const usualDays = (method: "pix" | "cartao", installment: number): number => (method === "pix" ? 1 : 30 * installment);

/** What each author should receive of a paid charge, one line per instalment; the lines add up to the split, to the cent. */
export function expectedOf(split: readonly SplitPart[], method: "pix" | "cartao", installments: number): Expected[] {
  const equal = Array.from({ length: installments }, () => 1);
  return split.flatMap(({ storeId, amountCents }) =>
    storeId === null
      ? []
      : splitByLargestRemainder(amountCents, equal)
          .map((cents, index) => ({
            storeId,
            installment: index + 1,
            amountCents: cents,
            days: usualDays(method, index + 1),
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
