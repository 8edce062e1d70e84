import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

const cents = z.number().int().min(0);

/** What the platform keeps of each sale: a share of the price after discount, never less than `leastCents` per paid item. */
export const commissionSetting = {
  key: "commission",
  schema: z.object({ basisPoints: z.number().int().min(0).max(10_000).default(1200), leastCents: cents.default(100) }),
} satisfies Setting<z.ZodType>;

/** How long an unpaid order waits before it expires, and the version of the terms it accepts. */
export const orderSetting = {
  key: "orders",
  schema: z.object({ keptHours: z.number().int().min(1).default(72), termsVersion: z.string().default("2026-11") }),
} satisfies Setting<z.ZodType>;
