import * as z from "zod";
import { addressInput } from "../../accounts/addresses/schema.ts";
import { documentField, idField, nameField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

export const ofOrderInput = z.strictObject({ orderId: idField });

/** `document` left out keeps the one there is. */
export const fiscalInput = z.strictObject({
  orderId: idField,
  name: nameField,
  document: documentField.optional(),
  address: addressInput.nullable(),
  isWanted: z.boolean(),
});

export const issueInput = z.strictObject({
  orderId: idField,
  number: textField({ max: 60, missing: "Escreva o número da nota." }),
});

export type FiscalRefusal = "not_found" | "issued";
export type FiscalFileRefusal = "not_issued" | "not_a_document" | "too_large";

/** To an author: who bought asks for a fiscal document. Whose it is stays on the page. */
export const invoiceWantedEmail: EmailKind<{ orderId: string; orderNumber: number; authorName: string }> = {
  name: "nota.pedida",
};

/** To who bought: an author issued it. */
export const invoiceIssuedEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  buyerName: string;
  authorName: string;
  number: string;
}> = { name: "nota.emitida" };
