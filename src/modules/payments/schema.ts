import * as z from "zod";
import type { Guarantee } from "../delivery/rules/guarantee.ts";
import type { Contract } from "../orders/contracts/schema.ts";
import { defineJob } from "#platform/define-job.ts";
import type { EmailKind } from "#platform/outbox.ts";

const attempt = z.object({ attemptId: z.uuid() });

/** Sends an attempt to the provider when the process that created it could not. */
export const startPaymentJob = defineJob("payments.start", attempt, { limit: 5 });
/** Reads at the provider the charge a stored webhook event is about. */
export const processEventJob = defineJob("payments.process-event", z.object({ eventId: z.string().min(1) }));
/** Requests a refund from the provider. */
export const sendRefundJob = defineJob("payments.send-refund", z.object({ refundId: z.uuid() }));
/** Sends the code of an attempt to its buyer, if it still waits. */
export const mailCodeJob = defineJob("payments.mail-code", attempt);
/** Posts the provider's fee of a charge. */
export const bookFeeJob = defineJob("payments.book-fee", attempt, { limit: 20, delaySeconds: 5 });

export type OrderFacts = {
  orderId: string;
  orderNumber: number;
  buyerName: string;
  totalCents: number;
  items: { title: string; authorName: string; paidCents: number }[];
  /** Who takes it back for longer than the law. */
  guarantees?: Guarantee[];
};

/** `interestCents`: what instalments cost the buyer. `again`: sent once more, with what was given back since. */
export const receiptEmail: EmailKind<
  OrderFacts & {
    paidAt: string;
    interestCents?: number;
    /** Something of it is a link, opened from the page of the order: its address is never in an e-mail. */
    hasLinks?: boolean;
    /** It opened no file with bytes. */
    hasOnlyLinks?: boolean;
    /** As it was shown before paying; orders older than contracts have none. */
    contract?: Contract | null;
    again?: { interestCents: number; refunds: { label: string; amountCents: number }[] };
  }
> = { name: "pedido.recibo" };
export const pixIssuedEmail: EmailKind<OrderFacts & { pixCode: string; expiresAt: string }> = { name: "pedido.pix" };
/** A boleto to pay, and the same the day before it is due. */
export type BoletoFacts = OrderFacts & { line: string; url: string | null; dueAt: string };
export const boletoIssuedEmail: EmailKind<BoletoFacts> = { name: "pedido.boleto" };
export const boletoReminderEmail: EmailKind<BoletoFacts> = { name: "pedido.boleto.lembrete" };
/** An order that waited to be paid ended by itself: what of it is already the buyer's, and what is not sold any more. */
export const orderEndedEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  buyerName: string;
  totalCents: number;
  owned: string[];
  unavailable: string[];
  /** Something else of it may still be bought. */
  hasMore: boolean;
}> = { name: "pedido.encerrado" };
export const saleNoticeEmail: EmailKind<{
  orderNumber: number;
  authorName: string;
  items: { title: string; netCents: number }[];
  netCents: number;
  /** For how many days this author takes it back. */
  guaranteeDays?: number;
}> = { name: "venda.nova" };
