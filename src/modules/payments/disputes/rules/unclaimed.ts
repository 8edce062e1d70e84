import { type Journal, psp } from "../../rules/journals.ts";

/** The bank took money that had bought nothing and waited to be refunded, or gave it back: it leaves clearing, or waits there again. */
export function unclaimedDisputed(kind: string, ref: string, orderId: string, cents: number): Journal {
  const out = kind === "dispute.won" ? -cents : cents;
  const postings = [
    { account: psp(null), amountCents: -out },
    { account: `clearing:refund:${orderId}`, amountCents: out },
  ];
  return { kind, ref, postings };
}
