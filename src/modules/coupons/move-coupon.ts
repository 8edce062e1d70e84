import { randomInt } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { countLiveCoupons, lockStoreDiscounts } from "./author-facts.ts";
import { MOST_LIVE_COUPONS } from "./rules/check-coupon.ts";
import { COUPON_MOVES, type CouponMove } from "./rules/coupon-state.ts";
import { lockOwnCoupon, notifyOthers } from "./save-coupon.ts";
import type { MoveCouponRefusal } from "./schema.ts";
import { couponProducts, coupons } from "./tables.ts";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const MOST_CODE = 24;

/** Stops a coupon for a while: carts keep it, orders already made keep what it gave. */
export const pauseCoupon = (viewer: AuthorViewer, couponId: number) => move(viewer, couponId, "pausar", "pausado pelo autor");

/** Puts a paused coupon, or a draft, to work. */
export const resumeCoupon = (viewer: AuthorViewer, couponId: number) => move(viewer, couponId, "ativar", "ativado pelo autor");

/** Ends a coupon for good; its code may then be given to another. Figures stay. */
export const endCoupon = (viewer: AuthorViewer, couponId: number) => move(viewer, couponId, "encerrar", "encerrado pelo autor");

function move(
  viewer: AuthorViewer,
  couponId: number,
  step: CouponMove,
  cause: string,
): Promise<Outcome<void, MoveCouponRefusal>> {
  return transact(async (tx) => {
    const { from, to } = COUPON_MOVES[step];
    const coupon = await lockOwnCoupon(tx, viewer.storeId, couponId);
    if (!coupon) return refuse("not_found");
    const { rowCount } = await tx
      .update(coupons)
      .set({ status: to, updatedAt: sql`now()` })
      .where(and(eq(coupons.id, couponId), inArray(coupons.status, [...from])));
    if (rowCount !== 1) return refuse("wrong_state");
    await notifyOthers(tx, viewer, couponId, { from: coupon.status, to, cause });
    return ok();
  });
}

/** A copy with another code, as a draft to change and put to work; without uses, and with the same length when the first is over. */
export function duplicateCoupon(
  viewer: AuthorViewer,
  couponId: number,
): Promise<Outcome<{ couponId: number }, MoveCouponRefusal>> {
  return transact(async (tx) => {
    await lockStoreDiscounts(tx, viewer.storeId);
    const coupon = await lockOwnCoupon(tx, viewer.storeId, couponId);
    if (!coupon) return refuse("not_found");
    if ((await countLiveCoupons(tx, viewer.storeId)) >= MOST_LIVE_COUPONS) return refuse("too_many");
    const { id: _, used: __, createdAt: _c, updatedAt: _u, startsAt, endsAt, ...same } = coupon;
    const lengthSeconds = Math.round((endsAt.getTime() - startsAt.getTime()) / 1000);
    const [copy] = await tx
      .insert(coupons)
      .values({
        ...same,
        code: copyCode(coupon.code),
        status: "rascunho",
        isPublic: false,
        startsAt: sql`now()`,
        endsAt: sql`case when ${endsAt.toISOString()}::timestamptz > now() then ${endsAt.toISOString()}::timestamptz
          else now() + make_interval(secs => ${lengthSeconds}) end`,
      })
      .returning({ id: coupons.id });
    if (!copy) throw new Error("the copy was not made");
    await tx.insert(couponProducts).select(
      tx
        .select({ couponId: sql<number>`${copy.id}::bigint`.as("coupon_id"), productId: couponProducts.productId })
        .from(couponProducts)
        .where(eq(couponProducts.couponId, couponId)),
    );
    await notifyOthers(tx, viewer, copy.id, { from: null, to: "rascunho", cause: "cupom duplicado" });
    return ok({ couponId: copy.id });
  });
}

/** "NATAL10" becomes "NATAL10-K7QM": nobody else's by any chance worth counting. */
function copyCode(code: string): string {
  const tail = Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${code.slice(0, MOST_CODE - 5)}-${tail}`;
}
