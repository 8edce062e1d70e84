import type { EmailKind } from "#platform/outbox.ts";
import type { RefusalKind } from "../rules/refusal.ts";

export type OrderWords = { orderId: string; orderNumber: number; buyerName: string; totalCents: number };

/** A card payment is under analysis at the bank. */
export const paymentReviewedEmail: EmailKind<OrderWords> = { name: "pedido.em_analise" };
/** A card payment was refused and the order with it: after analysis, or after too many refusals. */
export const paymentRefusedEmail: EmailKind<OrderWords & { kind: RefusalKind }> = { name: "pedido.recusado" };
/** A saved card expires within thirty days. */
export const cardExpiringEmail: EmailKind<{ name: string; brand: string; lastFour: string; expMonth: number; expYear: number }> =
  {
    name: "cartao.vence",
  };
