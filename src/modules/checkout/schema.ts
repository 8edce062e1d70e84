import * as z from "zod";
import { documentField, emailField, fullNameField, idField } from "#kit/fields.ts";
import type { Guarantee } from "../delivery/rules/guarantee.ts";
import { type CardPayRefusal, paymentInput, type SavedCard } from "../payments/cards/schema.ts";
import type { InstallmentRow } from "../payments/rules/installments.ts";
import type { RefusalKind } from "../payments/rules/refusal.ts";
import { type ChargedMethod, FIRST_METHOD } from "../orders/rules.ts";
import type { Method } from "../payments/methods/method.ts";

export type PlaceOrderRefusal =
  | "empty_cart"
  | "price_changed"
  | "coupon_unavailable"
  | "unavailable"
  | "owned"
  | "own_product"
  | "email_missing"
  | "document_missing"
  | "code_needed"
  | "suspended"
  | "paused"
  | Exclude<CardPayRefusal, "token_spent">;

/** What the checkout form sends: never a price, only the totals the buyer saw. A free order reads no payment. */
export const placeOrderInput = z.strictObject({
  email: emailField.optional(),
  name: fullNameField,
  document: documentField.optional(),
  expectedTotalCents: z.number().int().min(0),
  requestKey: z.uuid(),
  payment: paymentInput.default({ method: FIRST_METHOD }),
});

export const orderInput = z.strictObject({ orderId: idField });
export const payOrderInput = z.strictObject({ orderId: idField, payment: paymentInput });

/**
 * Where the browser goes next. `confirming`: these very items already wait for the bank's word in this order, nothing new was
 * charged. `token_spent`: the order stands, its card token had been used; pay it with a new one.
 */
export type PlacedOrder = { orderId: string; next: Method["next"] | "done" | "confirming" | "token_spent" };

/**
 * How an order's payment stands, for its owner. "desconhecido" is never a failure: the bank has not said. "recusado" without a
 * `refusal` means that nothing was charged (the card never reached the bank). `chargeCents` has the instalment interest in it.
 */
export type OrderProgress = {
  orderId: string;
  number: number;
  stage: "enviando" | Method["stages"]["waiting" | "ended"] | "desconhecido" | "pago" | "encerrado";
  refusal: RefusalKind | null;
  /** Our account at the provider stopped it: nobody's bank was asked. */
  isOurFault: boolean;
  canRetry: boolean;
  totalCents: number;
  chargeCents: number;
  installments: number;
  card: { brand: string; lastFour: string } | null;
};

/**
 * How a purchase may be paid: where the browser sends a card, the cards kept, the methods all its stores accept, the instalments; and
 * the stores that take it back for longer than the law.
 */
export type PaymentWays = {
  pagarme: { apiUrl: string; publicKey: string };
  cards: SavedCard[];
  hasAddress: boolean;
  methods: ChargedMethod[];
  installments: InstallmentRow[];
  guarantees: Guarantee[];
  /** What is said while nobody may buy; null when everybody may. */
  stopped: string | null;
};
