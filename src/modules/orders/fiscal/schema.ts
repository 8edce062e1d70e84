import * as z from "zod";
import { addressInput } from "../../accounts/addresses/schema.ts";
import { documentField, idField, nameField, textField } from "#kit/fields.ts";
import type { EmailKind } from "#platform/outbox.ts";

export const ofOrderInput = z.strictObject({ orderId: idField });

/** When `document` is absent, the existing one remains. */
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

/** To an author: the buyer requests a fiscal document. The recipient's data are shown only on the page. */
export const invoiceWantedEmail: EmailKind<{ orderId: string; orderNumber: number; authorName: string }> = {
  name: "nota.pedida",
};

/** To the buyer: an author issued the document. */
export const invoiceIssuedEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  buyerName: string;
  authorName: string;
  number: string;
}> = { name: "nota.emitida" };
