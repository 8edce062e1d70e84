import type { AddressRequest, CustomerRequest } from "./requests.ts";
import type { Transport } from "./transport.ts";
import { card, customer } from "./types.ts";
import { pageOf } from "./wire.ts";

export function cardCalls(call: Transport) {
  return {
    customers: {
      /** One customer per e-mail: a known e-mail updates that customer. */
      create: (body: CustomerRequest, idempotencyKey: string) =>
        call({ method: "POST", path: "/customers", body, idempotencyKey, schema: customer }),

      get: (id: string) => call({ method: "GET", path: "/customers/{id}", params: { id }, schema: customer }),
    },
    cards: {
      /** Keeps a card by its browser token; the same card again answers the same id. */
      create: (
        customerId: string,
        body: { token: string; billing_address?: AddressRequest; label?: string; options?: { verify_card: boolean } },
        idempotencyKey: string,
      ) =>
        call({
          method: "POST",
          path: "/customers/{customerId}/cards",
          params: { customerId },
          body,
          idempotencyKey,
          schema: card,
        }),

      list: (customerId: string) =>
        call({
          method: "GET",
          path: "/customers/{customerId}/cards",
          params: { customerId },
          query: { size: 30 },
          schema: pageOf(card),
        }),

      get: (customerId: string, id: string) =>
        call({ method: "GET", path: "/customers/{customerId}/cards/{id}", params: { customerId, id }, schema: card }),

      delete: (customerId: string, id: string, idempotencyKey: string) =>
        call({
          method: "DELETE",
          path: "/customers/{customerId}/cards/{id}",
          params: { customerId, id },
          idempotencyKey,
          schema: card,
        }),
    },
  };
}
