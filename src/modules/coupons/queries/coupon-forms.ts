import { dayKeySp } from "#kit/day-key.ts";
import { type Db, db } from "#platform/db.ts";
import { lastDay } from "../rules/last-day.ts";
import { type CouponFacts, readCouponsOf } from "./coupon-facts.ts";
import type { CouponForm } from "../schema.ts";

/** A coupon as its author would write it again, by its days; `startsOn` is null when it began. */
type WrittenCoupon = Omit<CouponForm, "startsOn" | "endsOn"> & {
  startsOn: string | null;
  endsOn: string;
  isPaused: boolean;
};

/** Every code a store gave, ended ones too. */
export const listCodes = async (storeId: number): Promise<Set<string>> =>
  new Set((await readCouponsOf(storeId)).map(({ code }) => code));

/** The coupons of a store that may still be given, as forms. */
export async function listCouponForms(storeId: number, now: Date, on: Db = db): Promise<WrittenCoupon[]> {
  const all = await readCouponsOf(storeId, on);
  return all.flatMap((coupon) => {
    const discount = discountOf(coupon);
    if (!discount || coupon.status === "encerrado" || coupon.endsAt <= now) return [];
    const { code, minimumCents, minimumItems, productIds, maxUses, perCustomer, isPublic, status } = coupon;
    return [
      {
        code,
        discount,
        minimumCents,
        minimumItems,
        productIds: productIds && [...productIds],
        startsOn: coupon.startsAt > now ? dayKeySp(coupon.startsAt) : null,
        endsOn: dayKeySp(lastDay(coupon.endsAt)),
        maxUses,
        perCustomer,
        isPublic,
        isPaused: status !== "ativo",
      },
    ];
  });
}

function discountOf({ kind, percentBps, amountCents, takeCount, payCount }: CouponFacts): CouponForm["discount"] | null {
  if (kind === "porcentagem") return percentBps === null ? null : { kind, percentBps };
  if (kind === "valor") return amountCents === null ? null : { kind, amountCents };
  return takeCount === null || payCount === null ? null : { kind, takeCount, payCount };
}
