import { formatDate } from "#kit/date-format.ts";
import type { Sale } from "./order-facts.ts";

/** What is still to come in the life of a sale. */
export function stepsAhead(sale: Sale, now: Date): string[] {
  if (sale.status === "aguardando_pagamento") return ["Pagamento"];
  const isToCome = sale.status === "pago" && sale.releaseAt !== null && sale.releaseAt > now && netOf(sale) > 0;
  return isToCome && sale.releaseAt ? [`Valor a liberar em ${formatDate(sale.releaseAt)}`] : [];
}

/** Whether there is money of the author's lines that may still go back. */
export const canRefund = ({ status, items }: Sale): boolean =>
  (status === "pago" || status === "parcialmente_estornado" || status === "estornando") &&
  items.some((item) => item.paidCents > 0);

const netOf = (sale: Sale): number =>
  sale.items.reduce((sum, item) => sum + item.paidCents - item.commissionCents - item.interestCents, 0);
