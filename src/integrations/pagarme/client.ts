import { anticipationCalls } from "./anticipation-calls.ts";
import { cardCalls } from "./card-calls.ts";
import { chargeCalls } from "./charge-calls.ts";
import { orderCalls } from "./order-calls.ts";
import { recipientCalls } from "./recipient-calls.ts";
import { transferCalls } from "./transfer-calls.ts";
import { createTransport, type PagarmeOptions } from "./transport.ts";

export type Pagarme = ReturnType<typeof createPagarme>;

/** Pagar.me's API, typed. Every call answers a `PagarmeAnswer` and never throws for what the provider does. */
export function createPagarme(options: PagarmeOptions) {
  const call = createTransport(options);
  return {
    publicKey: options.publicKey,
    apiUrl: options.apiUrl,
    orders: orderCalls(call),
    charges: chargeCalls(call),
    recipients: recipientCalls(call),
    transfers: transferCalls(call),
    anticipations: anticipationCalls(call),
    ...cardCalls(call),
  };
}
