import type { BankAccountRequest, CreateRecipientRequest } from "./requests.ts";
import type { Transport } from "./transport.ts";
import { balance, balanceOperation, kycLink, payable, recipient } from "./account-types.ts";
import { pageOf } from "./wire.ts";

export interface ListPayables {
  recipient_id?: string;
  charge_id?: string;
  status?: string;
  type?: string;
  payment_date_since?: string;
  payment_date_until?: string;
  created_since?: string;
  created_until?: string;
  forward_cursor?: string;
  size?: number;
}

export function recipientCalls(call: Transport) {
  return {
    create: (body: CreateRecipientRequest, idempotencyKey: string) =>
      call({ method: "POST", path: "/recipients", body, idempotencyKey, schema: recipient }),

    get: (id: string) => call({ method: "GET", path: "/recipients/{id}", params: { id }, schema: recipient }),

    list: (query: { page?: number; size?: number }) =>
      call({ method: "GET", path: "/recipients", query: { ...query }, schema: pageOf(recipient) }),

    update: (id: string, body: { email?: string; description?: string; name?: string }, idempotencyKey: string) =>
      call({ method: "PUT", path: "/recipients/{id}", params: { id }, body, idempotencyKey, schema: recipient }),

    /** The new account must be of the same document; Pagar.me only takes this call from listed addresses. */
    updateDefaultBankAccount: (id: string, bankAccount: BankAccountRequest, idempotencyKey: string) =>
      call({
        method: "PATCH",
        path: "/recipients/{id}/default-bank-account",
        params: { id },
        body: { bank_account: bankAccount, payment_mode: "bank_transfer" },
        idempotencyKey,
        schema: recipient,
      }),

    /** A page where the person proves who they are, good for 20 minutes. A new link replaces the old: harmless to repeat. */
    createKycLink: (id: string) =>
      call({ method: "POST", path: "/recipients/{id}/kyc_link", params: { id }, isRepeatable: true, schema: kycLink }),

    balance: (id: string) => call({ method: "GET", path: "/recipients/{id}/balance", params: { id }, schema: balance }),

    /** Retired by Pagar.me on 2026-08-28; payables and transfers tell the same story. */
    listBalanceOperations: (query: { recipient_id: string; page?: number; size?: number }) =>
      call({ method: "GET", path: "/balance/operations", query: { ...query }, schema: pageOf(balanceOperation) }),

    /** The money trail, by forward cursor: the next page is `paging.forward_cursor`, null at the end. */
    listPayables: (query: ListPayables) =>
      call({ method: "GET", path: "/payables", query: { ...query }, schema: pageOf(payable) }),
  };
}
