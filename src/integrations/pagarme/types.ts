import * as z from "zod";
import { cents, id, instant, looseId, map, text, word } from "./wire.ts";

/** Orders, charges and cards in Pagar.me's own words. A status is any text: the lists only name the known ones. */

const gatewayResponse = z
  .object({
    code: looseId,
    errors: z
      .array(z.object({ message: text }))
      .nullish()
      .transform((value) => value ?? []),
  })
  .partial()
  .nullish()
  .catch(null);

const transactionCard = z
  .object({
    id: looseId,
    brand: text,
    first_six_digits: text,
    last_four_digits: text,
    holder_name: text,
    exp_month: z.number().nullish(),
    exp_year: z.number().nullish(),
  })
  .nullish()
  .catch(null);

export const transaction = z.object({
  id,
  transaction_type: text,
  status: text,
  success: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  amount: cents,
  operation_type: text,
  gateway_response: gatewayResponse,
  antifraud_response: z.object({ status: text, return_code: looseId, return_message: text }).nullish().catch(null),
  acquirer_message: text,
  acquirer_return_code: looseId,
  installments: z.number().nullish(),
  threed_authentication_url: text,
  card: transactionCard,
  qr_code: text,
  qr_code_url: text,
  expires_at: instant,
  line: text,
  barcode: text,
  pdf: text,
  url: text,
  due_at: instant,
  end_to_end_id: text,
  created_at: instant,
});

const shortOrder = z.object({ id, code: text, amount: cents, status: text, metadata: map });

export const charge = z.object({
  id,
  code: text,
  status: z.string(),
  amount: z.number().int(),
  paid_amount: cents,
  canceled_amount: cents,
  currency: text,
  payment_method: word,
  pending_cancellation: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  paid_at: instant,
  canceled_at: instant,
  created_at: instant,
  updated_at: instant,
  customer: z.object({ id }).nullish().catch(null),
  order: shortOrder.nullish().catch(null),
  metadata: map,
  last_transaction: transaction.nullish().catch(null),
});

export const order = z.object({
  id,
  code: text,
  status: z.string(),
  amount: z.number().int(),
  currency: text,
  customer: z.object({ id }).nullish().catch(null),
  charges: z
    .array(charge)
    .nullish()
    .transform((value) => value ?? []),
  metadata: map,
  created_at: instant,
});

export const card = z.object({
  id,
  status: text,
  brand: text,
  first_six_digits: text,
  last_four_digits: text,
  holder_name: text,
  exp_month: z.number().nullish(),
  exp_year: z.number().nullish(),
  label: text,
  billing_address: map,
});

export const customer = z.object({ id, name: text, email: text, document: text, code: text });

export type PagarmeOrder = z.infer<typeof order>;
export type PagarmeCharge = z.infer<typeof charge>;
export type PagarmeTransaction = z.infer<typeof transaction>;
export type PagarmeCard = z.infer<typeof card>;
export type PagarmeCustomer = z.infer<typeof customer>;
