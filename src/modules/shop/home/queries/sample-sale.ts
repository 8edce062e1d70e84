import { commissionOf } from "#modules/pricing/commission.ts";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import type { SampleSale } from "../schema.ts";

/** The price the simulator for future authors opens with. */
const PRICE_CENTS = 3_490;

/** What the platform would keep of one sale by Pix, by the usual commission. */
export async function readSampleSale(): Promise<SampleSale> {
  const commission = await readSetting(db, commissionSetting);
  return { priceCents: PRICE_CENTS, commissionCents: commissionOf(PRICE_CENTS, commission) };
}
