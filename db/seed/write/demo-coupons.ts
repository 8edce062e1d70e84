import type { CouponKind, CouponStatus } from "#modules/coupons/rules/coupon-state.ts";

/** A coupon with its first and last day counted from today; `mostUses`: how many past orders may have used it. */
export type PlannedCoupon = {
  code: string;
  kind: CouponKind;
  percentBps?: number;
  amountCents?: number;
  minimumCents?: number;
  from: number;
  to: number;
  maxUses?: number | null;
  perCustomer?: number | null;
  isPublic?: boolean;
  status?: CouponStatus;
  productIds?: number[];
  mostUses?: number;
  budgetCents?: number;
};

/** What the platform gives out of its commission, in every store. */
export const PLATFORM_COUPON: PlannedCoupon = {
  code: "AUTORIA5",
  kind: "porcentagem",
  percentBps: 500,
  minimumCents: 2_000,
  from: -50,
  to: 70,
  budgetCents: 30_000,
  mostUses: 18,
};

/** What the demo author made over the year: one of each state, some given out, some shown to everybody. */
export const demoCoupons = (own: number[]): PlannedCoupon[] => [
  { code: "JUNINA30", kind: "porcentagem", percentBps: 3_000, from: -170, to: -130, mostUses: 14 },
  { code: "PRIMEIRAS5", kind: "porcentagem", percentBps: 5_000, from: -200, to: 150, maxUses: 5, mostUses: 5 },
  { code: "TESTE50", kind: "porcentagem", percentBps: 5_000, from: -300, to: -290, maxUses: 3, status: "encerrado" },
  { code: "COLEGAS15", kind: "porcentagem", percentBps: 1_500, from: -120, to: 120, status: "pausado", mostUses: 4 },
  { code: "HELENA10", kind: "porcentagem", percentBps: 1_000, from: -180, to: 180, isPublic: true, mostUses: 22 },
  {
    code: "MENOS10",
    kind: "valor",
    amountCents: 1_000,
    minimumCents: 4_000,
    from: -60,
    to: 90,
    maxUses: 50,
    mostUses: 6,
  },
  { code: "FRACOES20", kind: "porcentagem", percentBps: 2_000, from: -40, to: 60, productIds: own.slice(0, 6), mostUses: 5 },
  { code: "PRESENTE", kind: "porcentagem", percentBps: 10_000, from: -10, to: 40, maxUses: 20, productIds: own.slice(1, 3) },
  { code: "NATAL25", kind: "porcentagem", percentBps: 2_500, from: 12, to: 34, isPublic: true },
  { code: "VOLTA-7K2M", kind: "porcentagem", percentBps: 2_500, from: -1, to: 60, status: "rascunho" },
];
