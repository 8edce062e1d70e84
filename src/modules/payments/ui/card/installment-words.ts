import { formatMoney } from "#kit/money.ts";
import type { InstallmentRow } from "../../rules/installments.ts";

/** "1x de R$ 34,90, à vista", "3x de R$ 11,63 sem juros", "6x de R$ 6,20, total R$ 37,20 (R$ 2,30 de juros)". */
export function installmentWords({ count, eachCents, totalCents, interestCents }: InstallmentRow): string {
  const parts = `${count}x de ${formatMoney(eachCents)}`;
  if (count === 1) return `${parts}, à vista`;
  if (interestCents === 0) return `${parts} sem juros`;
  return `${parts}, total ${formatMoney(totalCents)} (${formatMoney(interestCents)} de juros)`;
}
