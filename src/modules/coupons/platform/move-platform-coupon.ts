import { and, eq, isNull, sql } from "drizzle-orm";
import { brand } from "#kit/brand/brand.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import { transact } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import type { Viewer } from "#platform/session.ts";
import { recordState } from "#platform/state-history.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { COUPON_MOVES, type CouponStatus } from "../rules/coupon-state.ts";
import { type MovePlatformCouponRefusal, PLATFORM_COUPONS } from "../schema.ts";
import { coupons } from "../tables.ts";

const STEPS = { pausar: COUPON_MOVES.pausar, retomar: COUPON_MOVES.ativar, encerrar: COUPON_MOVES.encerrar };
const CAUSES = {
  get pausar() {
    return `pausado ${brand.by}`;
  },
  get retomar() {
    return `retomado ${brand.by}`;
  },
  get encerrar() {
    return `encerrado ${brand.by}`;
  },
};
type Requested = { couponId: number; move: keyof typeof STEPS; motivo: string };

/**
 * An admin stops a coupon of the platform for a while, puts it to work again, for which they prove who they are, or ends it for
 * good. Orders already made keep what it gave. Refuses a store's coupon and a step its state does not allow.
 */
export function movePlatformCoupon(
  admin: Viewer,
  { couponId, move, motivo }: Requested,
): Promise<Outcome<void, MovePlatformCouponRefusal>> {
  return transact(async (tx): Promise<Outcome<void, MovePlatformCouponRefusal>> => {
    if (move === "retomar") {
      const proved = await requireStepUp(tx, admin);
      if (!proved.ok) return proved;
    }
    const own = and(eq(coupons.id, couponId), isNull(coupons.storeId));
    const [coupon] = await tx.select().from(coupons).where(own).for("no key update");
    if (!coupon) return refuse("not_found");
    const { from, to } = STEPS[move];
    if (!(from as readonly CouponStatus[]).includes(coupon.status)) return refuse("wrong_state");
    await tx
      .update(coupons)
      .set({ status: to, updatedAt: sql`now()` })
      .where(own);
    const step = { entity: "coupon", entityId: String(couponId), from: coupon.status, to, cause: CAUSES[move] };
    await recordState(tx, { ...step, actor: admin.userId });
    await audit(tx, {
      adminId: admin.userId,
      action: `${move}-cupom`,
      target: { kind: "cupom", id: String(couponId) },
      reason: motivo,
      detail: { codigo: coupon.code, de: coupon.status, para: to },
    });
    await invalidate(tx, PLATFORM_COUPONS);
    return ok();
  });
}
