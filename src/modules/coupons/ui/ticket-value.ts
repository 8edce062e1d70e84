import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import type { DiscountFacts } from "../rules/offer.ts";

/** What is large on a ticket and the small words under it: "15%" "de desconto", "R$ 10" "de desconto", "2 por 1" "na mesma compra", "Grátis". */
export function ticketValue(offer: DiscountFacts): { value: string; note: string } {
  if (offer.kind === "leve_pague") return { value: `${offer.takeCount} por ${offer.payCount}`, note: "na mesma compra" };
  if (offer.kind === "valor") return { value: formatMoney(offer.amountCents ?? 0).replace(/,00$/, ""), note: "de desconto" };
  if (offer.percentBps === 10_000) return { value: "Grátis", note: "com o cupom" };
  return { value: formatBasisPoints(offer.percentBps ?? 0), note: "de desconto" };
}
