import { parseCode } from "#kit/code.ts";
import { addDaysSp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { formatBasisPoints, parsePercent } from "#kit/percent.ts";
import { type CouponDiscount, MOST_LEAST_ITEMS, MOST_TAKEN } from "../rules/check-coupon.ts";
import type { CouponKind } from "../rules/coupon-state.ts";
import { lastDay } from "../rules/last-day.ts";
import type { CouponRow } from "../schema.ts";

/** A coupon while it is being written: what stands in each field. */
export type CouponDraft = {
  code: string;
  kind: CouponKind;
  percent: string;
  amountCents: number | null;
  takeCount: string;
  payCount: string;
  minimumCents: number | null;
  minimumItems: string;
  /** Null: every product of the store. */
  productIds: number[] | null;
  startsOn: string;
  endsOn: string;
  maxUses: string;
  perCustomer: string;
  isPublic: boolean;
};

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
export type CouponMistakes = Partial<Record<CouponField, string>>;

/** What the door reads. */
export type CouponCall = {
  code: string;
  discount: CouponDiscount;
  minimumCents: number;
  minimumItems: number;
  productIds: number[] | null;
  startsOn: string | null;
  endsOn: string;
  maxUses: number | null;
  perCustomer: number | null;
  isPublic: boolean;
};

const USUAL_DAYS = 30;

export const emptyDraft = (): CouponDraft => ({
  code: "",
  kind: "porcentagem",
  percent: "",
  amountCents: null,
  takeCount: "2",
  payCount: "1",
  minimumCents: null,
  minimumItems: "",
  productIds: null,
  startsOn: "",
  endsOn: dayKeySp(addDaysSp(new Date(), USUAL_DAYS)),
  maxUses: "",
  perCustomer: "1",
  isPublic: false,
});

/** An existing coupon in the fields; a start in the past is shown as it was. */
export const draftOf = (row: CouponRow): CouponDraft => ({
  code: row.code,
  kind: row.kind,
  percent: row.percentBps === null ? "" : formatBasisPoints(row.percentBps).replace("%", ""),
  amountCents: row.amountCents,
  takeCount: String(row.takeCount ?? 2),
  payCount: String(row.payCount ?? 1),
  minimumCents: row.minimumCents || null,
  minimumItems: row.minimumItems && row.minimumItems > 1 ? String(row.minimumItems) : "",
  productIds: row.productIds,
  startsOn: dayKeySp(new Date(row.startsAt)),
  endsOn: dayKeySp(lastDay(row.endsAt)),
  maxUses: row.maxUses === null ? "" : String(row.maxUses),
  perCustomer: row.perCustomer === null ? "" : String(row.perCustomer),
  isPublic: row.isPublic,
});

/** The discount as written so far; null while it makes no sense. */
export function discountOf(draft: CouponDraft): CouponCall["discount"] | null {
  if (draft.kind === "valor") return draft.amountCents ? { kind: "valor", amountCents: draft.amountCents } : null;
  if (draft.kind === "leve_pague") {
    const [takeCount, payCount] = [readCount(draft.takeCount), readCount(draft.payCount)];
    return takeCount && payCount ? { kind: "leve_pague", takeCount, payCount } : null;
  }
  const percentBps = parsePercent(draft.percent);
  return percentBps ? { kind: "porcentagem", percentBps } : null;
}

const LEAST_AMOUNT_CENTS = 100;
const MOST_PERCENT_BPS = 9_000;
const ALL_BPS = 10_000;

function discountMistake(draft: CouponDraft): string | undefined {
  const discount = discountOf(draft);
  if (!discount && draft.kind === "leve_pague") return "Escreva quantos a pessoa leva e quantos paga.";
  if (!discount) return draft.kind === "valor" ? "Escreva o valor do desconto." : "Escreva a porcentagem, como 15 ou 12,5.";
  if (discount.kind === "leve_pague") {
    if (discount.takeCount < 2 || discount.takeCount > MOST_TAKEN) return `Leve de 2 a ${MOST_TAKEN} materiais.`;
    return discount.payCount < discount.takeCount ? undefined : "A pessoa paga por menos materiais do que leva.";
  }
  if (discount.kind === "valor") {
    return discount.amountCents < LEAST_AMOUNT_CENTS ? "O desconto em reais começa em R$ 1,00." : undefined;
  }
  if (discount.percentBps === ALL_BPS) return draft.maxUses ? undefined : "Grátis, só com um limite de usos. Escreva o limite.";
  if (discount.percentBps < 100 || discount.percentBps > MOST_PERCENT_BPS) return "O desconto vai de 1% a 90%, ou 100%.";
  return undefined;
}

const readCount = (text: string): number | null => (/^[1-9]\d{0,6}$/.test(text.trim()) ? Number(text) : null);

function countMistake(text: string): string | undefined {
  return text.trim() && readCount(text) === null ? "Use um número inteiro, ou deixe vazio." : undefined;
}

function itemsMistake({ minimumItems }: CouponDraft): string | undefined {
  const count = readCount(minimumItems);
  if (count !== null && count > MOST_LEAST_ITEMS) return `A quantidade mínima vai até ${MOST_LEAST_ITEMS}.`;
  return countMistake(minimumItems);
}

function usesMistake({ maxUses }: CouponDraft, used: number): string | undefined {
  const count = readCount(maxUses);
  if (count !== null && count < used) return `Este cupom já foi usado ${used} vezes: o limite não pode ser menor.`;
  return countMistake(maxUses);
}

/** Reads the form: what to send, or a sentence for each field that does not hold. `used` is how often the coupon was. */
export function readDraft(draft: CouponDraft, used: number): { call: CouponCall | null; mistakes: CouponMistakes } {
  const discount = discountOf(draft);
  const found: Record<CouponField, string | undefined> = {
    codigo: draft.code.trim()
      ? parseCode(draft.code) === null
        ? "O código tem de 3 a 24 letras, números, hífen ou sublinhado."
        : undefined
      : "Escreva o código, ou gere um.",
    desconto: discountMistake(draft),
    minimo: undefined,
    quantidade: itemsMistake(draft),
    materiais: draft.productIds?.length === 0 ? "Marque pelo menos um material." : undefined,
    inicio: undefined,
    fim: draft.endsOn
      ? draft.startsOn && draft.endsOn < draft.startsOn
        ? "O último dia vem antes do primeiro."
        : undefined
      : "Escolha até quando vale.",
    usos: usesMistake(draft, used),
    por_pessoa: countMistake(draft.perCustomer),
  };
  const mistakes: CouponMistakes = Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence));
  if (!discount || Object.keys(mistakes).length > 0) return { call: null, mistakes };
  const { minimumCents, productIds, startsOn, endsOn, isPublic } = draft;
  const call = {
    code: parseCode(draft.code) ?? "",
    discount,
    minimumCents: minimumCents ?? 0,
    minimumItems: readCount(draft.minimumItems) ?? 0,
    productIds,
    startsOn: startsOn || null,
    endsOn,
    maxUses: readCount(draft.maxUses),
    perCustomer: readCount(draft.perCustomer),
    isPublic,
  };
  return { call, mistakes };
}
