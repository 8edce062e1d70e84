import { formatBasisPoints } from "#kit/percent.ts";
import { formatMoney } from "#kit/money.ts";
import type { CouponKind } from "./coupon-state.ts";

/** What a coupon gives and asks, in figures. `productCount` null: every product of the store. */
export type CouponOffer = {
  kind: CouponKind;
  percentBps: number | null;
  amountCents: number | null;
  minimumCents: number;
  productCount: number | null;
};

/** "20% de desconto", "R$ 10,00 de desconto", "Grátis". */
export function discountText({
  kind,
  percentBps,
  amountCents,
}: Pick<CouponOffer, "kind" | "percentBps" | "amountCents">): string {
  if (kind === "valor") return `${formatMoney(amountCents ?? 0)} de desconto`;
  return percentBps === 10_000 ? "Grátis" : `${formatBasisPoints(percentBps ?? 0)} de desconto`;
}

/** "20% de desconto em 14 materiais de Ana, em compras a partir de R$ 30,00". `authorName` null: the platform's own. */
export function offerWords(offer: CouponOffer, authorName: string | null): string {
  const { productCount, minimumCents } = offer;
  const reach =
    authorName === null
      ? "em materiais de todas as lojas"
      : productCount === null
        ? `em todos os materiais de ${authorName}`
        : productCount === 1
          ? `em um material de ${authorName}`
          : `em ${productCount} materiais de ${authorName}`;
  const least = minimumCents > 0 ? `, em compras a partir de ${formatMoney(minimumCents)}` : "";
  return `${discountText(offer)} ${reach}${least}`;
}
