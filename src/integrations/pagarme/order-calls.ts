import type { CreateOrderRequest } from "./requests.ts";
import type { Transport } from "./transport.ts";
import { order } from "./types.ts";
import { pageOf } from "./wire.ts";

export interface ListOrders {
  code?: string;
  status?: string;
  created_since?: string;
  created_until?: string;
  page?: number;
  size?: number;
}

export function orderCalls(call: Transport) {
  return {
    /** Creates and charges. HTTP 200 is not a payment: judge by the order, its charge and the last transaction. */
    create: (body: CreateOrderRequest, idempotencyKey: string) =>
      call({ method: "POST", path: "/orders", body, idempotencyKey, schema: order }),

    get: (id: string) => call({ method: "GET", path: "/orders/{id}", params: { id }, schema: order }),

    list: (query: ListOrders) => call({ method: "GET", path: "/orders", query: { ...query }, schema: pageOf(order) }),

    /** Every order with this code: how an unknown creation is resolved. */
    listByCode: (code: string) => call({ method: "GET", path: "/orders", query: { code, size: 30 }, schema: pageOf(order) }),
  };
}
