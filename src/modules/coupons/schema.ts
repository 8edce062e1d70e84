import * as z from "zod";
import { dayBoundsSp } from "#kit/dates.ts";
import { parseCode } from "#kit/code.ts";
import { codeField, textField } from "#kit/fields.ts";
import type { ProductCardFacts } from "../catalog/schema/product-card.ts";
import type { CouponOffer } from "./rules/offer.ts";
import type { CouponState, CouponStatus } from "./rules/coupon-state.ts";
import { type CouponTab, couponList } from "./search.ts";

const MAX_PRODUCTS = 500;
/** What the pages of the platform's coupons are forgotten by. */
export const PLATFORM_COUPONS = "platform-coupons";

const day = z
  .string()
  .transform((text) => dayBoundsSp(text))
  .refine((bounds) => bounds !== null, { error: "Escolha um dia que exista." })
  .transform((bounds) => bounds ?? { start: new Date(0), end: new Date(0) });
const cents = z.number().int();
const basisPoints = z.number().int({ error: "Use até duas casas depois da vírgula." });
const productIds = z.array(z.number().int().positive()).max(MAX_PRODUCTS).nullable();

/**
 * A coupon as its author writes it. `productIds` null is every product of the store, those of later too. Days are the author's,
 * both included; `startsOn` null is now. `maxUses` and `perCustomer` null are without limit.
 */
export const couponForm = z.strictObject({
  code: codeField,
  discount: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("porcentagem"), percentBps: basisPoints }),
    z.strictObject({ kind: z.literal("valor"), amountCents: cents }),
    z.strictObject({ kind: z.literal("leve_pague"), takeCount: z.number().int(), payCount: z.number().int() }),
  ]),
  minimumCents: cents.min(0).max(10_000_000).default(0),
  minimumItems: z.number().int().min(0).max(50).default(0),
  productIds,
  startsOn: day.nullable().default(null),
  endsOn: day,
  maxUses: z.number().int().min(1).max(1_000_000).nullable(),
  perCustomer: z.number().int().min(1).max(1_000).nullable().default(1),
  isPublic: z.boolean().default(false),
});

export const createCouponInput = couponForm;

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});
/** A coupon of the platform: on products of every store, never shown by itself. `budgetCents` null is without limit. */
export const platformCouponForm = couponForm.omit({ productIds: true, isPublic: true }).extend({
  discount: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("porcentagem"), percentBps: basisPoints }),
    z.strictObject({ kind: z.literal("valor"), amountCents: cents }),
  ]),
  budgetCents: cents.min(100, { error: "O total começa em R$ 1,00." }).max(100_000_000).nullable().default(null),
});
export const createPlatformCouponInput = platformCouponForm.extend({ motivo });
export const weighInput = platformCouponForm.pick({ discount: true });
export const ofCoupon = z.strictObject({ couponId: z.number().int().positive() });
/** How many are moved in one go. */
export const MOST_AT_ONCE = 500;
export const moveCouponsInput = z.strictObject({
  pick: z.union([
    z.strictObject({ ids: z.array(z.number().int().positive()).min(1).max(MOST_AT_ONCE) }),
    z.strictObject({ view: z.record(z.string(), z.unknown()).transform(couponList.read) }),
  ]),
  move: z.enum(["pausar", "retomar"]),
});
/** The coupons somebody marked: by name, or all that a view of the list finds. */
export type CouponPick = z.output<typeof moveCouponsInput>["pick"];
export type CouponsMoved = { moved: number[]; saved: { code: string }[] };

export const updateCouponInput = ofCoupon.extend({ form: couponForm });

/** What a person typed or a link carried. The server says what is wrong with it, never the shape of the call. */
export const codeInput = z.strictObject({ code: codeField });

/** A code out of an address, forgiven as one typed; null when it can be no code at all. */
export const readCodeSearch = (raw: { code?: unknown }): { code: string | null } => ({
  code: typeof raw.code === "string" ? parseCode(raw.code) : null,
});

export const promotionForm = z.strictObject({
  name: textField({ max: 60, missing: "Dê um nome à promoção." }),
  percentBps: basisPoints,
  productIds,
  startsOn: day.nullable().default(null),
  endsOn: day,
});
export const ofPromotion = z.strictObject({ promotionId: z.number().int().positive() });

export const movePlatformCouponsInput = moveCouponsInput.extend({ move: z.enum(["pausar", "encerrar"]), motivo });
export const movePlatformCouponInput = ofCoupon.extend({ move: z.enum(["pausar", "retomar", "encerrar"]), motivo });
export type PlatformCouponForm = z.output<typeof platformCouponForm>;
/** How many products on sale bear a discount whole, and from what price on. */
export type PlatformReach = { count: number; fromCents: number | null };

export type CouponForm = z.output<typeof couponForm>;
export type PromotionForm = z.output<typeof promotionForm>;

/** `invalid` brings a sentence per field: codigo, desconto, minimo, quantidade, materiais, inicio, fim, usos, por_pessoa. */
export type CouponRefusal = "invalid" | "code_taken" | "too_many" | "store_closed";
export type PlatformCouponRefusal = "invalid" | "code_taken" | "too_many" | "step_up_needed";
export type MovePlatformCouponRefusal = "not_found" | "wrong_state" | "step_up_needed";
export type UpdateCouponRefusal = CouponRefusal | "not_found" | "ended";
export type MoveCouponRefusal = "not_found" | "wrong_state" | "too_many";
/** `invalid` brings a sentence per field: nome, desconto, materiais, inicio, fim. */
export type PromotionRefusal = "invalid" | "too_many" | "store_closed";
export type EndPromotionRefusal = "not_found" | "wrong_state";

/** One coupon in its author's list. Money counts paid orders only; `orderCount` too. */
export type CouponRow = CouponOffer & {
  id: number;
  code: string;
  state: CouponState;
  startsAt: string;
  endsAt: string;
  used: number;
  maxUses: number | null;
  perCustomer: number | null;
  isPublic: boolean;
  /** Of the platform, what it may give in all (null without limit) and what its standing uses take off. */
  isPlatform: boolean;
  budgetCents: number | null;
  givenCents: number;
  orderCount: number;
  revenueCents: number;
  discountCents: number;
  /** Null: every product of the store. */
  productIds: number[] | null;
  /** The code may no longer change: somebody used it. */
  isCodeFixed: boolean;
};

export type CouponList = {
  rows: CouponRow[];
  counts: Record<CouponTab, number>;
  /** Of the view, all its pages. */
  total: number;
};

/** A coupon opened over the list: its first products by title, and what happened to it, newest first. */
export type OpenCoupon = {
  row: CouponRow;
  materials: { id: number; title: string }[];
  history: { to: CouponStatus; cause: string; at: string }[];
};

/** A product the author may put in a coupon or a promotion: what each licence costs before any discount. */
export type PricedProduct = {
  id: number;
  slug: string;
  title: string;
  cover: ProductCardFacts["cover"];
  paper: ProductCardFacts["paper"];
  priceCents: number;
  /** What the promotion running now asks, null when none does. */
  promotionCents: number | null;
  /** The lowest asked in the last 30 days: what a promotion that began now could show struck. */
  lowestCents: number;
};

export type PromotionRow = {
  id: number;
  name: string;
  percentBps: number;
  productIds: number[] | null;
  productCount: number;
  state: "agendada" | "no_ar" | "encerrada";
  startsAt: string;
  endsAt: string;
  saleCount: number;
  revenueCents: number;
};

export type LandingState =
  | "valida"
  | "agendada"
  | "expirada"
  | "esgotada"
  | "ja_usada"
  | "pausada"
  | "loja_fechada"
  | "desconhecida";

/**
 * A product the coupon reaches: what it costs now and what it would with the coupon (the smaller of both is what one pays). Null where
 * the coupon takes nothing off a product alone: "leve 2, pague 1".
 */
export type CouponProduct = ProductCardFacts & { withCouponCents: number | null };

/** What `/cupom/{code}` tells. Nothing of the store but its name when the code does not work there; nothing at all of an unknown one. */
export type CouponLanding =
  | { state: "desconhecida"; code: string | null }
  | {
      state: Exclude<LandingState, "desconhecida">;
      code: string;
      offer: CouponOffer;
      /** The offer in words: "20% de desconto em 14 materiais de Ana". */
      words: string;
      /** Null: the platform's own, on products of every store. */
      store: { id: number; slug: string; name: string; authorName: string } | null;
      startsAt: string;
      endsAt: string;
      /** The last day it is good for, in words: known before the page's own scripts. */
      goodUntil: string;
      /** Only when few are left. */
      usesLeft: number | null;
      perCustomer: number | null;
      productCount: number;
      /** At most 24, the most popular first; empty unless the coupon is valid or scheduled. */
      products: CouponProduct[];
    };

/** The same for one person: what they may still do with it, and whether it is already in their cart. */
export type CouponStanding = CouponLanding & { isSaved: boolean };

/** A code its author shows to everybody. */
export type PublicCoupon = { code: string; offer: CouponOffer; endsAt: string; productIds: number[] | null };
