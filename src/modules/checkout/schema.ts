import * as z from "zod";
import { documentField, emailField, fullNameField, idField } from "#kit/fields.ts";

export type PlaceOrderRefusal =
  | "empty_cart"
  | "price_changed"
  | "unavailable"
  | "owned"
  | "own_product"
  | "email_missing"
  | "document_missing"
  | "code_needed"
  | "suspended";

/** What the checkout form sends: never a price, only the total the buyer saw. */
export const placeOrderInput = z.strictObject({
  email: emailField.optional(),
  name: fullNameField,
  document: documentField.optional(),
  expectedTotalCents: z.number().int().min(0),
  requestKey: z.uuid(),
});

export const orderInput = z.strictObject({ orderId: idField });
