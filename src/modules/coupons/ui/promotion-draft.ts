import { addDaysSp } from "#kit/dates.ts";
import { dayKeySp } from "#kit/day-key.ts";
import { parsePercent } from "#kit/percent.ts";

export type PromotionDraft = { name: string; percent: string; productIds: number[] | null; startsOn: string; endsOn: string };

export type PromotionField = "nome" | "desconto" | "materiais" | "inicio" | "fim";
export type PromotionMistakes = Partial<Record<PromotionField, string>>;

/** What the door reads. */
export type PromotionCall = {
  name: string;
  percentBps: number;
  productIds: number[] | null;
  startsOn: string | null;
  endsOn: string;
};

const USUAL_DAYS = 7;
const BOUNDS_BPS = { least: 100, most: 9_000 };

export const emptyPromotion = (): PromotionDraft => ({
  name: "",
  percent: "",
  productIds: null,
  startsOn: "",
  endsOn: dayKeySp(addDaysSp(new Date(), USUAL_DAYS)),
});

/** The discount as written, while it is one that a promotion may have. */
export function promotionPercent({ percent }: PromotionDraft): number | null {
  const basisPoints = parsePercent(percent);
  return basisPoints !== null && basisPoints >= BOUNDS_BPS.least && basisPoints <= BOUNDS_BPS.most ? basisPoints : null;
}

/** Reads the form: what to send, or a sentence for each field that does not hold. */
export function readPromotion(draft: PromotionDraft): { call: PromotionCall | null; mistakes: PromotionMistakes } {
  const percentBps = promotionPercent(draft);
  const isBackwards = draft.startsOn !== "" && draft.endsOn < draft.startsOn;
  const found: Record<PromotionField, string | undefined> = {
    nome: draft.name.trim() ? undefined : "Dê um nome à promoção.",
    desconto: percentBps === null ? "O desconto vai de 1% a 90%." : undefined,
    materiais: draft.productIds?.length === 0 ? "Marque pelo menos um material." : undefined,
    inicio: undefined,
    fim: draft.endsOn ? (isBackwards ? "O último dia vem antes do primeiro." : undefined) : "Escolha até quando vale.",
  };
  const mistakes: PromotionMistakes = Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence));
  if (percentBps === null || Object.keys(mistakes).length > 0) return { call: null, mistakes };
  const { name, productIds, startsOn, endsOn } = draft;
  return { call: { name, percentBps, productIds, startsOn: startsOn || null, endsOn }, mistakes };
}
