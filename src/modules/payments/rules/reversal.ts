import { type Journal, type Posting, psp, seller } from "./journals.ts";
import type { SplitPart } from "./split.ts";

export type Pockets = { pendingCents: number; availableCents: number };

/**
 * Takes a sale back: each author's share leaves the pocket that holds it (to be released, then available) and what is missing
 * becomes debt; the platform gives its commission back.
 */
export function saleReversed(
  kind: string,
  ref: string,
  split: readonly SplitPart[],
  pocketsOf: (storeId: number) => Pockets,
): Journal {
  const postings = split.flatMap((part): Posting[] => [
    { account: psp(part.storeId), amountCents: -part.amountCents },
    ...(part.storeId === null
      ? [{ account: "revenue:commission", amountCents: part.amountCents }]
      : takenFrom(part.storeId, part.amountCents, pocketsOf(part.storeId))),
  ]);
  return { kind, ref, postings };
}

function takenFrom(storeId: number, amountCents: number, pockets: Pockets): Posting[] {
  const pending = Math.min(amountCents, pockets.pendingCents);
  const available = Math.min(amountCents - pending, pockets.availableCents);
  const debt = amountCents - pending - available;
  return [
    { account: seller(storeId, "pending"), amountCents: pending },
    { account: seller(storeId, "available"), amountCents: available },
    { account: seller(storeId, "debt"), amountCents: debt },
  ].filter((posting) => posting.amountCents > 0);
}

/** Gives a sale back after a dispute was won: the author's debt is paid first, the rest waits to be released. */
export function saleRestored(
  kind: string,
  ref: string,
  split: readonly SplitPart[],
  debtOf: (storeId: number) => number,
): Journal {
  const postings = split.flatMap((part): Posting[] => {
    const back = { account: psp(part.storeId), amountCents: part.amountCents };
    if (part.storeId === null) return [back, { account: "revenue:commission", amountCents: -part.amountCents }];
    const paysDebt = Math.min(part.amountCents, debtOf(part.storeId));
    return [
      back,
      { account: seller(part.storeId, "debt"), amountCents: -paysDebt },
      { account: seller(part.storeId, "pending"), amountCents: paysDebt - part.amountCents },
    ].filter((posting) => posting.amountCents !== 0);
  });
  return { kind, ref, postings };
}
