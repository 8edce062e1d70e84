import * as z from "zod";
import { cents, id, instant, looseId, map, text } from "./wire.ts";

/** Recipients and their money in Pagar.me's own words. */

export const recipient = z.object({
  id,
  name: text,
  document: text,
  status: z.string(),
  code: text,
  kyc_details: z.object({ status: text, status_reason: text }).nullish().catch(null),
  default_bank_account: z
    .object({
      id: looseId,
      holder_name: text,
      holder_type: text,
      holder_document: text,
      bank: text,
      branch_number: text,
      branch_check_digit: text,
      account_number: text,
      account_check_digit: text,
      type: text,
    })
    .nullish()
    .catch(null),
  updated_at: instant,
});

export const kycLink = z.object({ url: z.string(), base64: text, expiration_date: instant });

export const balance = z.object({
  currency: text,
  available_amount: z.number().int(),
  waiting_funds_amount: z.number().int(),
  transferred_amount: cents,
});

export const balanceOperation = z.object({
  id,
  status: text,
  type: text,
  amount: z.number().int(),
  fee: z.coerce.number().catch(0),
  created_at: instant,
  movement_object: map,
});

export const payable = z.object({
  id,
  status: text,
  type: text,
  amount: z.number().int(),
  fee: z
    .number()
    .int()
    .nullish()
    .transform((value) => value ?? 0),
  anticipation_fee: z
    .number()
    .int()
    .nullish()
    .transform((value) => value ?? 0),
  fraud_coverage_fee: z
    .number()
    .int()
    .nullish()
    .transform((value) => value ?? 0),
  installment: z.number().nullish(),
  charge_id: looseId,
  recipient_id: looseId,
  payment_method: text,
  payment_date: instant,
  created_at: instant,
});

export const transfer = z.object({
  id,
  status: z.string(),
  amount: z.number().int(),
  fee: z
    .number()
    .int()
    .nullish()
    .transform((value) => value ?? 0),
  source_id: looseId,
  funding_date: instant,
  funding_estimated_date: instant,
  date_created: instant,
  bank_response: text.catch(null),
  metadata: map,
});

/** Between recipients: all that is needed of it is that it was taken. */
export const recipientTransfer = z.object({ id, amount: z.number().int() });

export type PagarmeRecipient = z.infer<typeof recipient>;
export type PagarmeKycLink = z.infer<typeof kycLink>;
export type PagarmeBalance = z.infer<typeof balance>;
export type PagarmeBalanceOperation = z.infer<typeof balanceOperation>;
export type PagarmePayable = z.infer<typeof payable>;
export type PagarmeTransfer = z.infer<typeof transfer>;
