import { formatBasisPoints } from "#kit/percent.ts";
import { formatMoney } from "#kit/money.ts";
import type { CouponKind } from "./coupon-state.ts";

/** What a coupon gives and asks, in figures. `productCount` null: every product of the store. */
export type CouponOffer = {
  kind: CouponKind;
  percentBps: number | null;
  amountCents: number | null;
  minimumCents: number;
  /** Of `leve_pague`: of so many taken, so many are paid. */
  takeCount?: number | null;
  payCount?: number | null;
  /** As many of the products it reaches, in one purchase. */
  minimumItems?: number;
  productCount: number | null;
};

export type DiscountFacts = Pick<CouponOffer, "kind" | "percentBps" | "amountCents" | "takeCount" | "payCount">;

/** "20% de desconto", "R$ 10,00 de desconto", "Grátis", "Leve 2, pague 1". */
export function discountText({ kind, percentBps, amountCents, takeCount, payCount }: DiscountFacts): string {
  if (kind === "leve_pague") return `Leve ${takeCount}, pague ${payCount}`;
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
  const conditions = [leastItemsText(offer), minimumCents > 0 && `em compras a partir de ${formatMoney(minimumCents)}`];
  return [`${discountText(offer)} ${reach}`, ...conditions.filter(Boolean)].join(", ");
}

/** "levando 3 ou mais"; null when as many are not asked, or the deal itself says so. */
export const leastItemsText = ({ minimumItems = 0, takeCount }: Pick<CouponOffer, "minimumItems" | "takeCount">): string | null =>
  minimumItems > Math.max(1, takeCount ?? 1) ? `levando ${minimumItems} ou mais` : null;
