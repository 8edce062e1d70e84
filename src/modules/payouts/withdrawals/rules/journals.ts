import { type Journal, psp, seller } from "../../../payments/rules/journals.ts";

type Sum = { id: string; storeId: number; amountCents: number; netCents: number };

/** Reserves the amount for an open withdrawal, so that no other operation uses it. */
export const withdrawalReserved = ({ id, storeId, amountCents }: Sum): Journal => ({
  kind: "withdrawal.reserved",
  ref: id,
  postings: [
    { account: seller(storeId, "available"), amountCents },
    { account: seller(storeId, "reserved"), amountCents: -amountCents },
  ],
});

/** Paid at the bank. The platform bears a transfer cost above the fee shown; the author gets back what it is below it. */
export const withdrawalPaid = (sum: Sum, costCents: number): Journal => ({
  kind: "withdrawal.paid",
  ref: sum.id,
  postings: [{ account: seller(sum.storeId, "reserved"), amountCents: sum.amountCents }, ...left(sum, costCents)],
});

/** Not sent, or returned: amount and fee go back to the author's available bucket. `wasPaid`: the bank returned it. */
export const withdrawalReversed = (sum: Sum, costCents: number, wasPaid: boolean): Journal => ({
  kind: "withdrawal.reversed",
  ref: sum.id,
  postings: [
    ...(wasPaid
      ? left(sum, costCents).map((posting) => ({ ...posting, amountCents: -posting.amountCents }))
      : [{ account: seller(sum.storeId, "reserved"), amountCents: sum.amountCents }]),
    { account: seller(sum.storeId, "available"), amountCents: -sum.amountCents },
  ],
});

/** The platform moved the cost of a free withdrawal to the author's balance at the provider, which charges it there. */
export const feeCovered = (id: string, storeId: number, cents: number): Journal => ({
  kind: "withdrawal.fee_covered",
  ref: id,
  postings: [
    { account: psp(storeId), amountCents: cents },
    { account: psp(null), amountCents: -cents },
  ],
});

/**
 * What was deducted from the author's balance at the provider: the net amount and the transfer's cost, with any difference from
 * the fee.
 */
function left({ storeId, amountCents, netCents }: Sum, costCents: number) {
  const beyondFee = netCents + costCents - amountCents;
  return [
    { account: psp(storeId), amountCents: -(netCents + costCents) },
    { account: beyondFee > 0 ? "expense:transfer_fee" : seller(storeId, "available"), amountCents: beyondFee },
  ].filter((posting) => posting.amountCents !== 0);
}
