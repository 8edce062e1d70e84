import { formatMoney } from "#kit/money.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import type { CouponOffer } from "../rules/offer.ts";

/** What is large on a ticket and the small words under it: "15%" "a menos", "R$ 10" "a menos", "Grátis". */
export function ticketValue(offer: Pick<CouponOffer, "kind" | "percentBps" | "amountCents">): { value: string; note: string } {
  if (offer.kind === "valor") return { value: formatMoney(offer.amountCents ?? 0).replace(/,00$/, ""), note: "a menos" };
  if (offer.percentBps === 10_000) return { value: "Grátis", note: "com o cupom" };
  return { value: formatBasisPoints(offer.percentBps ?? 0), note: "a menos" };
}
