import type { TakeAndPay } from "./free-of-taken.ts";

/** What a coupon takes off, as its form says. */
export type CouponDiscount =
  | { kind: "porcentagem"; percentBps: number }
  | { kind: "valor"; amountCents: number }
  | ({ kind: "leve_pague" } & TakeAndPay);

type Day = { start: Date; end: Date };
type Days = { startsOn: Day | null; endsOn: Day };
/** What of a coupon's form is checked here; the forms themselves cross the wire elsewhere. */
type CouponInput = Days & {
  discount: CouponDiscount;
  minimumItems: number;
  productIds: number[] | null;
  maxUses: number | null;
  perCustomer: number | null;
};
type PromotionInput = Days & { percentBps: number; productIds: number[] | null };

export const MOST_LIVE_COUPONS = 100;
const MOST_PERCENT_BPS = 9_000;
const LEAST_PERCENT_BPS = 100;
const WHOLE_PERCENT_BPS = 10_000;
const LEAST_AMOUNT_CENTS = 100;
const MOST_AMOUNT_CENTS = 200_000;
export const MOST_TAKEN = 10;
export const MOST_LEAST_ITEMS = 50;
const YEAR_MS = 366 * 24 * 3_600_000;

export type CouponField =
  | "codigo"
  | "desconto"
  | "minimo"
  | "quantidade"
  | "materiais"
  | "inicio"
  | "fim"
  | "usos"
  | "por_pessoa";
export type PromotionField = "nome" | "desconto" | "materiais" | "inicio" | "fim";
type Period = { startsAt: Date; endsAt: Date };

/** From the days its author chose to instants: the first from its midnight (now, when none), the last until its end. */
export function periodOf({ startsOn, endsOn }: Days, now: Date): Period {
  const startsAt = startsOn && startsOn.start > now ? startsOn.start : now;
  return { startsAt, endsAt: new Date(endsOn.end.getTime() + 1) };
}

/** What keeps a coupon from being given, one sentence per field. `used`: how many times it was; `areOwn`: its products are the store's. */
export function couponProblems(
  form: CouponInput,
  { startsAt, endsAt }: Period,
  facts: { now: Date; used: number; areOwn: boolean },
): Partial<Record<CouponField, string>> {
  return sentences({
    desconto: discountProblem(form),
    quantidade: quantityProblem(form),
    materiais: productsProblem(form.productIds, facts.areOwn),
    fim: endProblem(startsAt, endsAt, facts.now),
    usos: form.maxUses !== null && form.maxUses < facts.used ? `Este cupom já foi usado ${facts.used} vezes.` : null,
    por_pessoa:
      form.maxUses !== null && form.perCustomer !== null && form.perCustomer > form.maxUses
        ? "O limite por pessoa passa do total de usos."
        : null,
  });
}

/** The same of a promotion. */
export function promotionProblems(
  form: PromotionInput,
  { startsAt, endsAt }: Period,
  facts: { now: Date; areOwn: boolean },
): Partial<Record<PromotionField, string>> {
  return sentences({
    desconto: isWithin(form.percentBps, LEAST_PERCENT_BPS, MOST_PERCENT_BPS) ? null : "O desconto vai de 1% a 90%.",
    materiais: productsProblem(form.productIds, facts.areOwn),
    fim: endProblem(startsAt, endsAt, facts.now),
  });
}

/** Fewer products than it asks for at once would never give it. */
function quantityProblem({ discount, minimumItems, productIds }: CouponInput): string | null {
  if (!isWithin(minimumItems, 0, MOST_LEAST_ITEMS)) return `A quantidade mínima vai até ${MOST_LEAST_ITEMS}.`;
  const least = Math.max(minimumItems, discount.kind === "leve_pague" ? discount.takeCount : 0);
  if (productIds === null || productIds.length === 0 || productIds.length >= least) return null;
  return `Este cupom pede ${least} materiais na compra e alcança ${productIds.length}. Escolha mais materiais.`;
}

function takeProblem({ takeCount, payCount }: TakeAndPay): string | null {
  if (!isWithin(takeCount, 2, MOST_TAKEN)) return `Leve de 2 a ${MOST_TAKEN} materiais.`;
  return isWithin(payCount, 1, takeCount - 1) ? null : "Quem compra paga por pelo menos um e por menos do que leva.";
}

function discountProblem({ discount, maxUses }: CouponInput): string | null {
  if (discount.kind === "leve_pague") return takeProblem(discount);
  if (discount.kind === "valor") {
    return isWithin(discount.amountCents, LEAST_AMOUNT_CENTS, MOST_AMOUNT_CENTS) ? null : "O valor vai de R$ 1,00 a R$ 2.000,00.";
  }
  if (discount.percentBps === WHOLE_PERCENT_BPS) {
    return maxUses === null ? "Para dar 100% de desconto, limite o total de usos." : null;
  }
  return isWithin(discount.percentBps, LEAST_PERCENT_BPS, MOST_PERCENT_BPS)
    ? null
    : "O desconto vai de 1% a 90%, ou 100% com limite de usos.";
}

function productsProblem(productIds: number[] | null, areOwn: boolean): string | null {
  if (productIds === null) return null;
  if (productIds.length === 0) return "Escolha pelo menos um material, ou todos.";
  return areOwn ? null : "Um dos materiais não é da sua loja.";
}

function endProblem(startsAt: Date, endsAt: Date, now: Date): string | null {
  if (endsAt <= now) return "O último dia já passou.";
  if (endsAt <= startsAt) return "O último dia vem antes do primeiro.";
  return endsAt.getTime() - startsAt.getTime() > YEAR_MS ? "O prazo é de no máximo um ano." : null;
}

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

const sentences = <F extends string>(found: Partial<Record<F, string | null>>): Partial<Record<F, string>> =>
  Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence)) as Partial<Record<F, string>>;
