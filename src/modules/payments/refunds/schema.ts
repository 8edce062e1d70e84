import type { EmailKind } from "#platform/outbox.ts";
import type { Problem, RefundCause } from "./rules/causes.ts";
import type { PaymentMethod } from "../../orders/rules/payment-methods.ts";

/** The step of a refund that an e-mail to the buyer is about. */
export type BuyerStep =
  | "pedida"
  | "analise"
  | "negada"
  | "espera"
  | "manual"
  | "feita"
  | "contestada"
  | "problema"
  | "problema_recusado"
  | "problema_operador";

export const refundedEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  buyerName: string;
  amountCents: number;
  cause: RefundCause;
  step: BuyerStep;
  method: PaymentMethod;
  titles: string[];
  answer: string;
  until: string | null;
}> = { name: "pedido.devolucao" };

/** The step of a refund that an e-mail to an author is about. */
export type AuthorStep = "feita" | "negada" | "espera" | "manual" | "problema" | "problema_operador";

export const refundNoticeEmail: EmailKind<{
  orderId: string;
  orderNumber: number;
  authorName: string;
  cause: RefundCause;
  step: AuthorStep;
  items: { title: string; netCents: number; costCents: number }[];
  reason: string;
  problem: Problem | null;
  answer: string;
  until: string | null;
}> = { name: "venda.devolucao" };

export type WithdrawalRightRefusal = "not_found" | "too_late";
export type ReportRefusal = "not_found" | "too_late" | "already_open" | "already_decided";
export type AnswerRefusal = "not_found" | "decided";
export type RefundRefusal = "not_found" | "already_open" | "past_legal_days" | "changed_meanwhile" | "step_up_needed";
export type SettleRefusal = "not_found" | "step_up_needed";
export type ReceiptRefusal = "not_found";
