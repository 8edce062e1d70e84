import * as z from "zod";
import { TERMS_VERSION } from "#modules/accounts/terms/version.ts";
import type { Setting } from "#platform/settings.ts";

const cents = z.number().int().min(0);

const share = z.number().int().min(0).max(10_000);

/**
 * What the platform keeps of each sale: a share of the price after discount, never less than `leastCents` per paid item; at most
 * `ownBasisPoints` when the author's own link or coupon brought the buyer.
 */
export const commissionSetting = {
  key: "commission",
  schema: z.object({
    basisPoints: share.default(1200),
    ownBasisPoints: share.default(800),
    leastCents: cents.default(100),
  }),
} satisfies Setting<z.ZodType>;

/** How long an unpaid order waits before it expires, and the version of the terms it accepts. */
export const orderSetting = {
  key: "orders",
  schema: z.object({ savedHours: z.number().int().min(1).default(72), termsVersion: z.string().default(TERMS_VERSION) }),
} satisfies Setting<z.ZodType>;
