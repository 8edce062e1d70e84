import { type CouponCall, type CouponDraft, type CouponField, emptyDraft, readDraft } from "../../ui/coupon-draft.ts";

/** A coupon of the platform while it is being written: one of a store's, its budget and why. */
export type PlatformDraft = CouponDraft & { budgetCents: number | null; motivo: string };
export type PlatformField = CouponField | "orcamento" | "motivo";
export type PlatformCall = Omit<CouponCall, "productIds" | "isPublic" | "discount"> & {
  discount: Exclude<CouponCall["discount"], { kind: "leve_pague" }>;
  budgetCents: number | null;
  motivo: string;
};

const SHORTEST_REASON = 5;

export const emptyPlatformDraft = (): PlatformDraft => ({ ...emptyDraft(), budgetCents: null, motivo: "" });

/** Reads the form: what to send, or a sentence for each field that does not hold. */
export function readPlatformDraft(draft: PlatformDraft): {
  call: PlatformCall | null;
  mistakes: Partial<Record<PlatformField, string>>;
} {
  const { call, mistakes } = readDraft(draft, 0);
  const motivo = draft.motivo.trim();
  const isMute = motivo.length < SHORTEST_REASON;
  if (!call || isMute) {
    return {
      call: null,
      mistakes: isMute ? { ...mistakes, motivo: "Escreva o motivo em algumas palavras. Ele fica no registro." } : mistakes,
    };
  }
  const { productIds: _p, isPublic: _i, discount, ...terms } = call;
  if (discount.kind === "leve_pague") return { call: null, mistakes: { ...mistakes, desconto: "Este desconto é só das lojas." } };
  return { call: { ...terms, discount, budgetCents: draft.budgetCents, motivo }, mistakes };
}
