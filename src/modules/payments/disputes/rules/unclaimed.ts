import { type Journal, psp } from "../../rules/journals.ts";

/** Money that bought nothing and was waiting for its refund: a dispute debits it from clearing, and a won dispute returns it there. */
export function unclaimedDisputed(kind: string, ref: string, orderId: string, cents: number): Journal {
  const out = kind === "dispute.won" ? -cents : cents;
  const postings = [
    { account: psp(null), amountCents: -out },
    { account: `clearing:refund:${orderId}`, amountCents: out },
  ];
  return { kind, ref, postings };
}
