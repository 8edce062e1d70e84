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

/** What the checkout form sends: never a price, only the totals the buyer saw. How long a name must be depends on the document. A free order reads no payment. */
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
 * Where the browser goes next. `confirming`: these very items already wait for the bank's word in this order, nothing new was
 * charged. `token_spent`: the order stands, its card token had been used; pay it with a new one.
 */
export type PlacedOrder = { orderId: string; next: Method["next"] | "done" | "confirming" | "token_spent" };

/**
 * How an order's payment stands, for its owner. "confirmar": at the bank's page of `confirmation`, until the instant it names. "desconhecido" is never a failure: the bank has not said. "recusado" without a
 * `refusal` means that nothing was charged (the card never reached the bank). `totalCents` is before what its method takes off, and
 * `chargeCents` has that and the instalment interest in it.
 */
export type OrderProgress = {
  orderId: string;
  number: number;
  stage: "enviando" | "confirmar" | Method["stages"]["waiting" | "ended"] | "desconhecido" | "pago" | "encerrado";
  refusal: RefusalKind | null;
  /** Our account at the provider stopped it: nobody's bank was asked. */
  isOurFault: boolean;
  canRetry: boolean;
  totalCents: number;
  chargeCents: number;
  installments: number;
  card: { brand: string; lastFour: string } | null;
  confirmation: { url: string; until: Date } | null;
  /** Why the platform ended it; null when it did not. */
  endCause: EndCause | null;
};

/**
 * How a purchase may be paid: where the browser sends a card, the cards kept, the methods all its stores accept, the instalments, what Pix takes off; and
 * the stores that take it back for longer than the law.
 */
export type PaymentWays = {
  pagarme: { apiUrl: string; publicKey: string };
  cards: SavedCard[];
  hasAddress: boolean;
  methods: ChargedMethod[];
  installments: InstallmentRow[];
  pixDiscountCents: number;
  guarantees: Guarantee[];
  /** What one agrees to by paying, line by line. */
  contract: ContractText[];
  /** What is said while nobody may buy; null when everybody may. */
  stopped: string | null;
};
