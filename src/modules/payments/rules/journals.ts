import type { SplitPart } from "./split.ts";

/** Debit > 0, credit < 0. */
export type Posting = { account: string; amountCents: number };
/** `attemptId`: the attempt of the sale it is about, when `ref` does not begin with its charge's id. */
export type Journal = { kind: string; ref: string; attemptId?: string; postings: Posting[] };

export const psp = (storeId: number | null): string => (storeId === null ? "psp:platform" : `psp:seller:${storeId}`);
export const seller = (storeId: number, pocket: "pending" | "available" | "reserved" | "debt"): string =>
  `seller:${storeId}:${pocket}`;
const clearing = (orderId: string): string => `clearing:refund:${orderId}`;

const negated = (postings: Posting[]): Posting[] => postings.map((one) => ({ ...one, amountCents: -one.amountCents }));
const received = (split: readonly SplitPart[]): Posting[] =>
  split.map((part) => ({ account: psp(part.storeId), amountCents: part.amountCents }));

/** A paid sale: the asset at the provider, the liability to the authors, and the commission and instalment interest earned. */
export function chargePaid(chargeId: string, split: readonly SplitPart[]): Journal {
  const owed = split.flatMap(({ storeId, amountCents, interestCents = 0 }) =>
    storeId === null
      ? [
          { account: "revenue:commission", amountCents: interestCents - amountCents },
          { account: "revenue:installment_interest", amountCents: -interestCents },
        ]
      : [{ account: seller(storeId, "pending"), amountCents: -amountCents }],
  );
  return { kind: "charge.paid", ref: chargeId, postings: [...received(split), ...owed] };
}

/** Releases an author's share: it pays the author's debt first, the rest becomes available (INV-18). */
export function fundsReleased(
  head: Pick<Journal, "ref" | "attemptId">,
  { storeId, shareCents, debtCents }: { storeId: number; shareCents: number; debtCents: number },
): Journal {
  const paysDebt = Math.min(shareCents, debtCents);
  const postings = [
    { account: seller(storeId, "pending"), amountCents: shareCents },
    { account: seller(storeId, "debt"), amountCents: -paysDebt },
    { account: seller(storeId, "available"), amountCents: paysDebt - shareCents },
  ];
  return { kind: "funds.released", ...head, postings: postings.filter((posting) => posting.amountCents !== 0) };
}

/** Money credited to an author in debt (a failed withdrawal, a correction) pays the debt. */
export function debtSettled(ref: string, storeId: number, cents: number): Journal {
  return {
    kind: "debt.settled",
    ref,
    postings: [
      { account: seller(storeId, "available"), amountCents: cents },
      { account: seller(storeId, "debt"), amountCents: -cents },
    ],
  };
}

/** The provider's fee for a charge, an expense of the platform. */
export function providerFee(chargeId: string, feeCents: number): Journal {
  return {
    kind: "charge.fee",
    ref: chargeId,
    postings: [
      { account: "expense:psp_fee", amountCents: feeCents },
      { account: psp(null), amountCents: -feeCents },
    ],
  };
}

/** A payment that pays for no order (late, duplicate, insufficient): held in clearing until refunded. */
export function unclaimedMoney(chargeId: string, orderId: string, paidCents: number, split: readonly SplitPart[]): Journal {
  return {
    kind: "charge.unclaimed",
    ref: chargeId,
    postings: [...scaled(split, paidCents), { account: clearing(orderId), amountCents: -paidCents }],
  };
}

/** The held payment was refunded to the payer. */
export function unclaimedReturned(chargeId: string, orderId: string, paidCents: number, split: readonly SplitPart[]): Journal {
  return {
    kind: "charge.returned",
    ref: chargeId,
    postings: [...negated(scaled(split, paidCents)), { account: clearing(orderId), amountCents: paidCents }],
  };
}

/** A payment above the price: the excess is held by the platform until refunded. */
export function excessReceived(chargeId: string, orderId: string, excessCents: number): Journal {
  return {
    kind: "charge.excess",
    ref: chargeId,
    postings: [
      { account: psp(null), amountCents: excessCents },
      { account: clearing(orderId), amountCents: -excessCents },
    ],
  };
}

/** The excess was refunded to the payer. */
export function excessReturned(chargeId: string, orderId: string, excessCents: number): Journal {
  return {
    ...excessReceived(chargeId, orderId, excessCents),
    kind: "charge.excess_returned",
    postings: negated(excessReceived(chargeId, orderId, excessCents).postings),
  };
}

/** An amount that is not the price reaches the recipients in the proportion of the split; the platform takes the remainder. */
function scaled(split: readonly SplitPart[], paidCents: number): Posting[] {
  const total = split.reduce((sum, part) => sum + part.amountCents, 0);
  const stores = split
    .filter((part) => part.storeId !== null)
    .map((part) => ({
      account: psp(part.storeId),
      amountCents: Number((BigInt(part.amountCents) * BigInt(paidCents)) / BigInt(total)),
    }));
  const rest = paidCents - stores.reduce((sum, part) => sum + part.amountCents, 0);
  return [...stores, { account: psp(null), amountCents: rest }].filter((part) => part.amountCents !== 0);
}
