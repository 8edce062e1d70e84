/** `leve_pague`: in each group of so many products, made from the dearest down, the cheapest are free. */
export const COUPON_KINDS = ["porcentagem", "valor", "leve_pague"] as const;
/** What the author decides; time and uses decide the rest (`couponState`). */
export const COUPON_STATUSES = ["rascunho", "ativo", "pausado", "encerrado"] as const;
export const COUPON_STATES = [...COUPON_STATUSES, "agendado", "expirado", "esgotado"] as const;

export type CouponKind = (typeof COUPON_KINDS)[number];
export type CouponStatus = (typeof COUPON_STATUSES)[number];
/** A coupon as it stands at an instant: only `ativo` gives a discount. */
export type CouponState = (typeof COUPON_STATES)[number];

export type CouponStanding = {
  status: CouponStatus;
  startsAt: Date;
  endsAt: Date;
  maxUses: number | null;
  used: number;
  /** Only of the platform's: what it may give in all, and what it gave. */
  budgetCents?: number | null;
  givenCents?: number;
};

/** How a coupon stands at `now`. What is over for good comes first, then the author's own pause, then the uses, then the calendar. */
export function couponState(coupon: CouponStanding, now: Date): CouponState {
  if (coupon.status === "encerrado" || coupon.status === "rascunho") return coupon.status;
  if (coupon.endsAt <= now) return "expirado";
  if (coupon.status === "pausado") return "pausado";
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return "esgotado";
  if (leftOf(coupon) === 0) return "esgotado";
  return coupon.startsAt > now ? "agendado" : "ativo";
}

/** What is left of a coupon's budget; null when it has none. */
export const leftOf = ({
  budgetCents = null,
  givenCents = 0,
}: Pick<CouponStanding, "budgetCents" | "givenCents">): number | null =>
  budgetCents === null ? null : Math.max(0, budgetCents - givenCents);

/** The author's steps: from which statuses each leads where. A coupon that expired may only be ended, duplicated or prolonged. */
export const COUPON_MOVES = {
  ativar: { from: ["rascunho", "pausado"], to: "ativo" },
  pausar: { from: ["ativo"], to: "pausado" },
  encerrar: { from: ["rascunho", "ativo", "pausado"], to: "encerrado" },
} as const satisfies Record<string, { from: readonly CouponStatus[]; to: CouponStatus }>;

export type CouponMove = keyof typeof COUPON_MOVES;
