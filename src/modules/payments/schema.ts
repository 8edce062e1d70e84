import * as z from "zod";
import type { Guarantee } from "../delivery/rules/guarantee.ts";
import type { OrderDiscount } from "../orders/rules/discounts.ts";
import type { Contract } from "../orders/contracts/schema.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";

const attempt = z.object({ attemptId: z.uuid() });

/**
 * The next four are taken, and added no more: only a version before this one, still running beside it, may add them. What was theirs says
 * in its own row when it is due.
 */

export const startPaymentJob = defineJob("payments.start", attempt, { limit: 5 });
export const processEventJob = defineJob("payments.process-event", z.object({ eventId: z.string().min(1) }));
export const mailCodeJob = defineJob("payments.mail-code", attempt);
export const bookFeeJob = defineJob("payments.book-fee", attempt, { limit: 20, delaySeconds: 5 });
/** Requests a refund from the provider. */
export const sendRefundJob = defineJob("payments.send-refund", z.object({ refundId: z.uuid() }));

export type OrderFacts = {
  orderId: string;
  orderNumber: number;
  buyerName: string;
  totalCents: number;
  items: {
    title: string;
    authorName: string;
    paidCents: number;
    /** Before discounts; absent in older ones. */ priceCents?: number;
  }[];
  /** What took something off, by the names of the checkout. */
  discounts?: OrderDiscount[];
  /** Authors whose guarantee is longer than the law's. */
  guarantees?: Guarantee[];
};

/** `interestCents`: what instalments cost the buyer. `again`: sent again, with what was refunded since. */
export const receiptEmail: EmailKind<
  OrderFacts & {
    paidAt: string;
    interestCents?: number;
    /** Some item is a link, opened from the page of the order: its address is never sent by e-mail. */
    hasLinks?: boolean;
    /** Every item is a link: there is no file to download. */
    hasOnlyLinks?: boolean;
    /** As it was shown before the payment; null for orders older than contracts. */
    contract?: Contract | null;
    again?: { interestCents: number; refunds: { label: string; amountCents: number }[] };
  }
> = { name: "pedido.recibo" };
export const pixIssuedEmail: EmailKind<OrderFacts & { pixCode: string; expiresAt: string }> = { name: "pedido.pix" };
/** A boleto to pay, and its reminder on the day before it is due. */
export type BoletoFacts = OrderFacts & { line: string; url: string | null; dueAt: string };
export const boletoIssuedEmail: EmailKind<BoletoFacts> = { name: "pedido.boleto" };
export const boletoReminderEmail: EmailKind<BoletoFacts> = { name: "pedido.boleto.lembrete" };
/** An unpaid order was cancelled automatically: which items the buyer already owns, and which are no longer sold. */
export const orderEndedEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  buyerName: string;
  totalCents: number;
  owned: string[];
  unavailable: string[];
  /** Some other item of it may still be bought. */
  hasMore: boolean;
}> = { name: "pedido.encerrado" };
export const saleNoticeEmail: EmailKind<{
  orderNumber: number;
  authorName: string;
  items: { title: string; netCents: number }[];
  netCents: number;
  /** This author's guarantee, in days. */
  guaranteeDays?: number;
}> = { name: "venda.nova" };
