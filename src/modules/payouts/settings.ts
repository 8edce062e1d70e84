import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** The walls around an author's bank account. */
export const bankSetting = {
  key: "bank",
  schema: z.object({
    /** Hours before a changed account can receive. */
    changeHours: z.number().int().min(1).default(72),
    /** The same for the first one ever. */
    firstHours: z.number().int().min(1).default(24),
    /** How old the session that changes it must be. */
    sessionMinutes: z.number().int().min(0).default(10),
    /** How long the device must have been known. */
    deviceHours: z.number().int().min(0).default(24),
    /** The most of the first withdrawal to a new account. */
    firstWithdrawalCents: z.number().int().min(0).default(100_000),
    /** After an unasked change, or one that follows a change of password, how long nothing leaves. */
    holdHours: z.number().int().min(1).default(72),
  }),
} satisfies Setting<z.ZodType>;
