import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Viewer } from "#platform/session.ts";
import { findPicked } from "../queries/coupons-found.ts";
import type { CouponPick, CouponsMoved } from "../schema.ts";
import { movePlatformCoupon } from "./move-platform-coupon.ts";

type Requested = { pick: CouponPick; move: "pausar" | "encerrar"; motivo: string };

/** An admin stops or ends the marked coupons of the platform, each in its own transaction; those whose state does not allow it are told by code. */
export async function movePlatformCoupons(
  admin: Viewer,
  { pick, move, motivo }: Requested,
): Promise<Outcome<CouponsMoved, "not_found">> {
  const picked = await findPicked(null, pick);
  if (picked.length === 0) return refuse("not_found");
  const moved: number[] = [];
  const saved: CouponsMoved["saved"] = [];
  for (const { id, code } of picked) {
    const answer = await movePlatformCoupon(admin, { couponId: id, move, motivo });
    if (answer.ok) moved.push(id);
    else saved.push({ code });
  }
  return ok({ moved, saved });
}
