import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** What the platform allows of withdrawals; sums in centavos. */
export const withdrawalSetting = {
  key: "withdrawals",
  schema: z.object({
    /** Off: nobody asks and nothing is sent, everywhere, at once. */
    isOn: z.boolean().default(true),
    /** What authors read while it is off; empty for the usual words. */
    offWords: z.string().max(300).default(""),
    leastCents: z.number().int().min(1).default(2_000),
    dailyCount: z.number().int().min(1).default(2),
    /** The most of a day, rising with the age of the store. */
    dailyCents: z.array(z.object({ fromDays: z.number().int().min(0), cents: z.number().int().min(0) })).default([
      { fromDays: 0, cents: 200_000 },
      { fromDays: 30, cents: 1_000_000 },
      { fromDays: 180, cents: 3_000_000 },
    ]),
    /** What a transfer costs at the provider; the first of each week is on the platform. */
    transferCostCents: z.number().int().min(0).default(367),
    tokenMinutes: z.number().int().min(1).default(15),
    credentialHoldHours: z.number().int().min(0).default(72),
    denialHoldHours: z.number().int().min(1).default(72),
    reviewScore: z.number().int().min(1).default(60),
    reviewOverCents: z.number().int().min(0).default(1_000_000),
    /** Days in which the bank may still send a paid transfer back. */
    returnDays: z.number().int().min(1).default(7),
    /** How long an unanswered transfer is looked for before a person may decide. */
    unknownMinutes: z.number().int().min(1).default(60),
  }),
} satisfies Setting<z.ZodType>;
