import { formatBasisPoints } from "#kit/percent.ts";
import type { CouponField } from "../../rules/check-coupon.ts";

export const MOST_PLATFORM_COUPONS = 50;

type Input = {
  discount: { kind: "porcentagem"; percentBps: number } | { kind: "valor"; amountCents: number };
  budgetCents: number | null;
};
type Facts = {
  /** What the platform usually keeps. */
  usualBps: number;
  /** How many products on sale bear the discount whole. */
  reached: number;
};

/** What keeps a coupon from being the platform's, one sentence per field: it gives of the commission, and never more. */
export function platformProblems(
  { discount, budgetCents }: Input,
  { usualBps, reached }: Facts,
): Partial<Record<CouponField | "orcamento", string>> {
  const isTooMuch = discount.kind === "porcentagem" && discount.percentBps >= usualBps;
  const requested = discount.kind === "valor" ? discount.amountCents : 0;
  return {
    ...(isTooMuch
      ? { desconto: `O desconto sai da comissão: fica abaixo de ${formatBasisPoints(usualBps)}.` }
      : reached === 0 && { desconto: "Nenhum material à venda comporta este desconto por inteiro." }),
    ...(budgetCents !== null && budgetCents < requested && { orcamento: "O total não paga nem um uso deste cupom." }),
  };
}
