import * as z from "zod";
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

/** Paying in parts: the interest a month, the most parts, and the least centavos of each. */
export const installmentSetting = {
  key: "installments",
  schema: z.object({
    monthlyBps: z.number().int().min(0).max(2_000).default(199),
    leastEachCents: z.number().int().min(1).default(500),
    max: z.number().int().min(1).max(12).default(12),
  }),
} satisfies Setting<z.ZodType>;
