import { type Journal, psp, seller } from "../../../payments/rules/journals.ts";

type Sum = { id: string; storeId: number; amountCents: number; netCents: number };

/** Promised to an open withdrawal: no other operation counts on it. */
export const withdrawalReserved = ({ id, storeId, amountCents }: Sum): Journal => ({
  kind: "withdrawal.reserved",
  ref: id,
  postings: [
    { account: seller(storeId, "available"), amountCents },
    { account: seller(storeId, "reserved"), amountCents: -amountCents },
  ],
});

/** The bank has it. The fee is the transfer's own cost: more than was shown is on the platform, less goes back to the author. */
export const withdrawalPaid = (sum: Sum, costCents: number): Journal => ({
  kind: "withdrawal.paid",
  ref: sum.id,
  postings: [{ account: seller(sum.storeId, "reserved"), amountCents: sum.amountCents }, ...left(sum, costCents)],
});

/** It never left, or came back: amount and fee are the author's again. `wasPaid`: it came back from the bank. */
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

/** The platform put the cost of a free withdrawal in the author's balance at the provider, which the provider takes it from. */
export const feeCovered = (id: string, storeId: number, cents: number): Journal => ({
  kind: "withdrawal.fee_covered",
  ref: id,
  postings: [
    { account: psp(storeId), amountCents: cents },
    { account: psp(null), amountCents: -cents },
  ],
});

/** What left the author's balance at the provider: the net and the transfer's cost. More than the fee is ours; less stays theirs. */
function left({ storeId, amountCents, netCents }: Sum, costCents: number) {
  const beyondFee = netCents + costCents - amountCents;
  return [
    { account: psp(storeId), amountCents: -(netCents + costCents) },
    { account: beyondFee > 0 ? "expense:transfer_fee" : seller(storeId, "available"), amountCents: beyondFee },
  ].filter((posting) => posting.amountCents !== 0);
}
