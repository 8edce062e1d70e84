import type { EmailKind } from "#platform/outbox.ts";
import type { RefusalKind } from "../rules/refusal.ts";

export type OrderWords = { orderId: string; orderNumber: number; buyerName: string; totalCents: number };

/** The bank is looking at a payment by card. */
export const paymentReviewedEmail: EmailKind<OrderWords> = { name: "pedido.em_analise" };
/** A payment by card ended the order: refused after analysis, or once too often. */
export const paymentRefusedEmail: EmailKind<OrderWords & { kind: RefusalKind }> = { name: "pedido.recusado" };
/** A kept card ends within thirty days. */
export const cardExpiringEmail: EmailKind<{ name: string; brand: string; lastFour: string; expMonth: number; expYear: number }> =
  {
    name: "cartao.vence",
  };
