import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** The security limits of an author's bank account. */
export const bankSetting = {
  key: "bank",
  schema: z.object({
    /** Hours before a changed account becomes usable. */
    changeHours: z.number().int().min(1).default(72),
    /** The same for the store's first account. */
    firstHours: z.number().int().min(1).default(24),
    /** Minimum age of the session that changes it. */
    sessionMinutes: z.number().int().min(0).default(10),
    /** Minimum time since the device was first seen. */
    deviceHours: z.number().int().min(0).default(24),
    /** Maximum of the first withdrawal to a new account. */
    firstWithdrawalCents: z.number().int().min(0).default(100_000),
    /** Hours of the payout hold after a denied change. */
    holdHours: z.number().int().min(1).default(72),
  }),
} satisfies Setting<z.ZodType>;
