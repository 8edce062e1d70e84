import type { Transport } from "./transport.ts";
import { recipientTransfer, transfer, transferList } from "./account-types.ts";

export interface ListTransfers {
  recipient_id: string;
  status?: string;
  count?: number;
}

export function transferCalls(call: Transport) {
  return {
    /** Sends a recipient's money to their bank. Never repeated by us, though its key would tell the provider that it is the same. */
    create: (body: { amount: number; recipient_id: string; metadata?: Record<string, string> }, idempotencyKey: string) =>
      call({ method: "POST", path: "/transfers", body, idempotencyKey, isRepeatable: false, schema: transfer }),

    /** Moves money between two recipients of ours. Never repeated by us either. */
    betweenRecipients: (body: { amount: number; source_id: string; target_id: string; metadata?: Record<string, string> }) =>
      call({ method: "POST", path: "/transfers/recipients", body, schema: recipientTransfer }),

    get: (id: string) => call({ method: "GET", path: "/transfers/{id}", params: { id }, schema: transfer }),

    /** Newest first, up to 1000 (`count`, 100 unless told). The documentation answers a bare list, the SDK a page: both are read. */
    listByRecipient: (query: ListTransfers) =>
      call({ method: "GET", path: "/transfers", query: { count: 100, ...query }, schema: transferList }),
  };
}
