import type { Transport } from "./transport.ts";
import { anticipation, anticipationLimits, anticipationList } from "./anticipation-types.ts";

/** From the receivables that are due soonest: they cost the least. */
const FROM_THE_START = { timeframe: "start" } as const;

export function anticipationCalls(call: Transport) {
  return {
    /** What a recipient may have early, at most, on that day (ISO), and what it costs. Refused where the account does not anticipate. */
    limits: (recipientId: string, paymentDate: string) =>
      call({
        method: "GET",
        path: "/recipients/{recipientId}/bulk_anticipations/limits",
        params: { recipientId },
        query: { ...FROM_THE_START, payment_date: paymentDate },
        schema: anticipationLimits,
      }),

    /** Asks for this much, net of its cost, on that day. */
    create: (recipientId: string, body: { requested_amount: number; payment_date: string }, idempotencyKey: string) =>
      call({
        method: "POST",
        path: "/recipients/{recipientId}/bulk_anticipations",
        params: { recipientId },
        body: { ...FROM_THE_START, automatic_transfer: false, ...body },
        idempotencyKey,
        // Its key is not documented: a lost answer is looked for, never asked again.
        isRepeatable: false,
        schema: anticipation,
      }),

    /** The latest of a recipient. */
    list: (recipientId: string) =>
      call({
        method: "GET",
        path: "/recipients/{recipientId}/bulk_anticipations",
        params: { recipientId },
        query: { count: 100, size: 100 },
        schema: anticipationList,
      }),
  };
}
