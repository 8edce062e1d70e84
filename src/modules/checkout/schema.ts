import type { ContractText } from "../orders/contracts/schema.ts";
import * as z from "zod";
import { buyerEmailField, documentField, idField, nameField } from "#kit/fields.ts";
import { NAME_SENTENCES } from "#kit/field-sentences.ts";
import { parseBuyerName } from "#kit/person-name.ts";
import type { Guarantee } from "../delivery/rules/guarantee.ts";
import { type CardPayRefusal, paymentInput, type SavedCard } from "../payments/cards/schema.ts";
import type { InstallmentRow } from "../payments/rules/installments.ts";
import type { EndCause } from "../payments/rules/end-causes.ts";
import type { RefusalKind } from "../payments/rules/refusal.ts";
import { type ChargedMethod, FIRST_METHOD } from "../orders/rules/payment-methods.ts";
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
  | "name_incomplete"
  | "code_needed"
  | "suspended"
  | "paused"
  | Exclude<CardPayRefusal, "token_spent">;

/**
 * The checkout form: no prices, only the total the buyer saw, in centavos. The name rules depend on the document. A free order
 * ignores `payment`.
 */
export const placeOrderInput = z
  .strictObject({
    email: buyerEmailField.optional(),
    name: nameField,
    document: documentField.optional(),
    expectedTotalCents: z.number().int().min(0),
    requestKey: z.uuid(),
    payment: paymentInput.default({ method: FIRST_METHOD }),
  })
  .superRefine(({ name, document }, context) => {
    const read = document ? parseBuyerName(name, document.value) : null;
    if (read?.ok === false) context.addIssue({ code: "custom", path: ["name"], message: NAME_SENTENCES[read.reason] });
  });

export const orderInput = z.strictObject({ orderId: idField });
export const payOrderInput = z.strictObject({ orderId: idField, payment: paymentInput });

/**
 * Where the browser goes next. `confirming`: an order of the same items is waiting for the bank, and nothing new was charged.
 * `token_spent`: the order exists but its card token was already used; it needs a new one.
 */
export type PlacedOrder = { orderId: string; next: Method["next"] | "done" | "confirming" | "token_spent" };

/**
 * The state of an order's payment, for its owner. "confirmar": at the bank's page in `confirmation`, until the instant given there.
 * "desconhecido" is never a failure: the bank has not answered. "recusado" without a `refusal` means that nothing was charged (the
 * card never reached the bank). `totalCents` is before the payment method's discount; `chargeCents` includes it and the instalment
 * interest.
 */
export type OrderProgress = {
  orderId: string;
  number: number;
  stage: "enviando" | "confirmar" | Method["stages"]["waiting" | "ended"] | "desconhecido" | "pago" | "encerrado";
  refusal: RefusalKind | null;
  /** Our account at the provider caused the failure: the buyer's bank was not contacted. */
  isOurFault: boolean;
  canRetry: boolean;
  totalCents: number;
  chargeCents: number;
  installments: number;
  card: { brand: string; lastFour: string } | null;
  confirmation: { url: string; until: Date } | null;
  /** Why the platform cancelled it; null when it did not. */
  endCause: EndCause | null;
};

/**
 * The payment options of a purchase: the provider's address and key for card data, the saved cards, the methods that all its stores
 * accept, the instalments, the Pix discount, and the stores whose guarantee is longer than the law's.
 */
export type PaymentWays = {
  pagarme: { apiUrl: string; publicKey: string };
  cards: SavedCard[];
  hasAddress: boolean;
  methods: ChargedMethod[];
  installments: InstallmentRow[];
  pixDiscountCents: number;
  guarantees: Guarantee[];
  /** The terms the buyer accepts by paying, line by line. */
  contract: ContractText[];
  /** The message shown while purchases are stopped; null when they are open. */
  stopped: string | null;
};
