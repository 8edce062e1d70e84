import * as z from "zod";
import { cents, id, instant, looseId, map, text } from "./wire.ts";

/** Recipients and their money in Pagar.me's own words. */

/** Told as an object, or as the status alone. */
const kyc_details = z
  .union([
    z.object({ status: text, status_reason: text }),
    z
      .string()
      .min(1)
      .transform((status) => ({ status, status_reason: null })),
  ])
  .nullish()
  .catch(null);

export const recipient = z.object({
  id,
  name: text,
  document: text,
  status: z.string(),
  code: text,
  kyc_details,
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

/** The documentation writes the address without its scheme, and names the rest otherwise than the SDK. */
export const kycLink = z
  .object({ url: z.string().min(1), base64: text, base64_qrcode: text, expiration_date: instant, expires_at: instant })
  .transform(({ url, base64, base64_qrcode, expiration_date, expires_at }) => ({
    url: /^https?:\/\//i.test(url) ? url : `https://${url.replace(/^\/+/, "")}`,
    base64: base64 ?? base64_qrcode,
    expiration_date: expiration_date ?? expires_at,
  }));

export const balance = z.object({
  currency: text,
  /** Null when the provider does not say: nobody may take that for nothing. */
  available_amount: cents,
  waiting_funds_amount: cents,
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

export const transfer = z
  .object({
    id,
    status: z.string(),
    amount: z.number().int(),
    fee: z
      .number()
      .int()
      .nullish()
      .transform((value) => value ?? 0),
    source_id: looseId,
    source: z.object({ source_id: looseId }).nullish().catch(null),
    funding_date: instant,
    funding_estimated_date: instant,
    date_created: instant,
    created_at: instant,
    bank_response: text.catch(null),
    metadata: map,
  })
  .transform(({ source, created_at, ...fields }) => ({
    ...fields,
    source_id: fields.source_id ?? source?.source_id ?? null,
    date_created: fields.date_created ?? created_at,
  }));

export const transferList = z.union([
  z.array(transfer),
  z.object({ data: z.array(transfer).nullish() }).transform(({ data }) => data ?? []),
]);

/** Between recipients: all that is needed of it is that it was taken. */
export const recipientTransfer = z.object({ id, amount: z.number().int() });

export type PagarmeRecipient = z.infer<typeof recipient>;
export type PagarmeKycLink = z.infer<typeof kycLink>;
export type PagarmeBalance = z.infer<typeof balance>;
export type PagarmeBalanceOperation = z.infer<typeof balanceOperation>;
export type PagarmePayable = z.infer<typeof payable>;
export type PagarmeTransfer = z.infer<typeof transfer>;
