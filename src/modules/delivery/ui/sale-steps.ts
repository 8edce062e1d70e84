import { formatDate } from "#kit/date-format.ts";
import type { Sale } from "./order-facts.ts";

/** What is still to come in the life of a sale. */
export function stepsAhead(sale: Pick<Sale, "status" | "releaseAt" | "releases" | "items">, now: Date): string[] {
  if (sale.status === "aguardando_pagamento") return ["Pagamento"];
  if (sale.status !== "pago" || netOf(sale) <= 0) return [];
  const left = sale.releases.filter(({ releasedAt }) => !releasedAt).map(({ dueAt }) => dueAt);
  const due = sale.releases.length === 0 && sale.releaseAt ? [sale.releaseAt] : left;
  const [first, last] = [due[0], due.at(-1)];
  if (!first || !last || last <= now) return [];
  return [
    due.length === 1
      ? `Valor a liberar em ${formatDate(first)}`
      : `Valor a liberar em ${due.length} parcelas, de ${formatDate(first)} a ${formatDate(last)}`,
  ];
}

/** Whether there is money of the author's lines that may still go back. */
export const canRefund = ({ status, items }: Sale): boolean =>
  (status === "pago" || status === "parcialmente_estornado" || status === "estornando") &&
  items.some((item) => item.paidCents > 0);

const netOf = (sale: Pick<Sale, "items">): number =>
  sale.items.reduce((sum, item) => sum + item.paidCents - item.commissionCents - item.interestCents, 0);
