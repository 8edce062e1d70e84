import * as z from "zod";
import type { expiryStanding } from "#kit/card-expiry.ts";
import { idField, optionalTextField } from "#kit/fields.ts";
import { boleto } from "../methods/boleto.ts";
import { card } from "../methods/card.ts";
import { pix } from "../methods/pix.ts";
import { addressInput } from "../../accounts/addresses/schema.ts";

/** The token that the browser got from the provider for a card: valid once, for 60 seconds. */
const tokenField = z.string().regex(/^token_[A-Za-z0-9]{8,64}$/, { error: "Digite os dados do cartão de novo." });

/** How an order is to be paid. `expectedChargeCents`: the charge the buyer saw, instalment interest included. */
export const paymentInput = z.discriminatedUnion("method", [
  z.strictObject({ method: z.literal(pix.name), payLater: z.boolean().optional() }),
  z.strictObject({ method: z.literal(boleto.name), billingAddress: addressInput.optional() }),
  z.strictObject({
    method: z.literal(card.name),
    cardId: idField.nullable(),
    cardToken: tokenField.nullable(),
    saveCard: z.boolean(),
    installments: z.number().int().min(1).max(12),
    expectedChargeCents: z.number().int().min(1),
    billingAddress: addressInput.optional(),
  }),
]);

export type PaymentInput = z.output<typeof paymentInput>;
/** A payment by a code that is shown to the buyer. */
export type CodeInput = Exclude<PaymentInput, { method: typeof card.name }>;
export type CardInput = Extract<PaymentInput, { method: typeof card.name }>;

export const saveCardInput = z.strictObject({ cardToken: tokenField, billingAddress: addressInput.optional() });
export const cardInput = z.strictObject({ cardId: idField });
export const renameCardInput = z.strictObject({ cardId: idField, nickname: optionalTextField({ max: 30 }) });
export const removeCardInput = z.strictObject({ cardId: idField, nextDefaultId: idField.nullish() });

/** A saved card, as its owner sees it. */
export type SavedCard = {
  id: string;
  brand: string;
  lastFour: string;
  holderName: string;
  expMonth: number;
  expYear: number;
  nickname: string;
  isDefault: boolean;
  expiry: ReturnType<typeof expiryStanding>;
};

/** Why an order was not sent to the bank. `confirming`: an earlier payment of it is still being processed. `paused`: buying is paused. */
export type PayRefusal =
  | "not_found"
  | "not_payable"
  | "still_asking"
  | "confirming"
  | "unavailable"
  | "owned"
  | "suspended"
  | "paused"
  | "price_changed"
  | CardPayRefusal;

/** Why this card or payment method is refused. `token_spent`: get another token in the browser and try once more. */
export type CardPayRefusal =
  | "method_unavailable"
  | "installments_unavailable"
  | "price_changed"
  | "card_missing"
  | "card_gone"
  | "address_missing"
  | "cards_blocked"
  | "card_limited"
  | "coupon_card_used"
  | "blocked"
  | "token_spent";

/** Why a card was not saved. */
export type SaveCardRefusal =
  | "address_missing"
  | "document_missing"
  | "card_refused"
  | "card_limited"
  | "token_spent"
  | "data_refused"
  | "our_fault"
  | "provider_silent";
export type CardRefusal = "not_found" | "provider_silent";
