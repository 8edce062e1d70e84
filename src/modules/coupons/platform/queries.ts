import { db, type Db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { commissionSetting } from "../../pricing/settings.ts";
import type { PlatformCouponForm, PlatformReach } from "../schema.ts";
import { weighDiscount } from "./weigh-discount.ts";

export type PlatformWeight = PlatformReach & { usualBps: number };

/** What a discount of the platform's would reach now, and what it usually keeps. */
export async function weighPlatformCoupon(discount: PlatformCouponForm["discount"], on: Db = db): Promise<PlatformWeight> {
  const commission = await readSetting(on, commissionSetting);
  return { ...(await weighDiscount(on, discount, commission)), usualBps: commission.basisPoints };
}
