import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { pauseCoupon, resumeCoupon } from "./move-coupon.ts";
import { findPicked } from "./queries/coupons-found.ts";
import type { CouponPick, CouponsMoved } from "./schema.ts";

const STEPS = { pausar: pauseCoupon, retomar: resumeCoupon };

/** Pauses the marked coupons or puts them to work, each in its own transaction; those whose state does not allow it are told by code. */
export async function moveCoupons(
  viewer: AuthorViewer,
  { pick, move }: { pick: CouponPick; move: keyof typeof STEPS },
): Promise<Outcome<CouponsMoved, "not_found">> {
  const picked = await findPicked(viewer.storeId, pick);
  if (picked.length === 0) return refuse("not_found");
  const moved: number[] = [];
  const saved: CouponsMoved["saved"] = [];
  for (const { id, code } of picked) {
    const answer = await STEPS[move](viewer, id);
    if (answer.ok) moved.push(id);
    else saved.push({ code });
  }
  return ok({ moved, saved });
}
