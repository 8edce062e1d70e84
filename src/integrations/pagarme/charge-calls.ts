import type { CancelChargeRequest } from "./requests.ts";
import type { Transport } from "./transport.ts";
import { charge } from "./types.ts";
import { pageOf } from "./wire.ts";

export interface ListCharges {
  code?: string;
  status?: string;
  order_id?: string;
  payment_method?: string;
  created_since?: string;
  created_until?: string;
  page?: number;
  size?: number;
}

export function chargeCalls(call: Transport) {
  return {
    get: (id: string) => call({ method: "GET", path: "/charges/{id}", params: { id }, schema: charge }),

    list: (query: ListCharges) => call({ method: "GET", path: "/charges", query: { ...query }, schema: pageOf(charge) }),

    /** Cancels what was not paid, refunds what was (whole, or `amount` with an explicit split). A Pix refund settles later. */
    cancel: (id: string, body: CancelChargeRequest, idempotencyKey: string) =>
      call({ method: "DELETE", path: "/charges/{id}", params: { id }, body, idempotencyKey, schema: charge }),
  };
}
