import * as z from "zod";
import { idField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";
import { readSalesSearch } from "../../orders/sales/search.ts";

/** Emails sent by one press of the button. */
export const MOST_AT_ONCE = 100;

/** The lines marked, or every line the view's address finds. */
export const resendInput = z.union([
  z.strictObject({ itemIds: z.array(idField).min(1).max(MOST_AT_ONCE) }),
  z.strictObject({ view: z.record(z.string().max(20), z.unknown()).transform(readSalesSearch) }),
]);
export type ResendInput = z.output<typeof resendInput>;

export type ResendRefusal = "not_found" | "too_many";

/** What became of one order; `recente`: its buyer already got this email from this author in the last day. */
export type Resent = { orderId: string; number: number; buyerFirstName: string; result: "enviado" | "recente" | "sem_acesso" };

/** To who bought: the author's products are in the library, and how to reach them. */
export const accessAgainEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  buyerName: string;
  authorName: string;
  titles: string[];
}> = { name: "pedido.acesso" };
