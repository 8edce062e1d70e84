import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** The platform's limits for withdrawals; amounts in centavos. */
export const withdrawalSetting = {
  key: "withdrawals",
  schema: z.object({
    /** Off: no withdrawal is requested or sent, in any store, from that moment. */
    isOn: z.boolean().default(true),
    /** The message shown to authors while it is off; empty for the default text. */
    offWords: z.string().max(300).default(""),
    leastCents: z.number().int().min(1).default(2_000),
    dailyCount: z.number().int().min(1).default(2),
    /** The daily maximum, which rises with the age of the store. */
    dailyCents: z.array(z.object({ fromDays: z.number().int().min(0), cents: z.number().int().min(0) })).default([
      { fromDays: 0, cents: 200_000 },
      { fromDays: 30, cents: 1_000_000 },
      { fromDays: 180, cents: 3_000_000 },
    ]),
    /** The provider's cost of a transfer; the platform bears that of the first in each week. */
    transferCostCents: z.number().int().min(0).default(367),
    tokenMinutes: z.number().int().min(1).default(15),
    credentialHoldHours: z.number().int().min(0).default(72),
    denialHoldHours: z.number().int().min(1).default(72),
    reviewScore: z.number().int().min(1).default(60),
    reviewOverCents: z.number().int().min(0).default(1_000_000),
    /** Days in which the bank may still return a paid transfer. */
    returnDays: z.number().int().min(1).default(7),
    /** How long, in minutes, an unanswered transfer is looked up before a person may decide. */
    unknownMinutes: z.number().int().min(1).default(60),
  }),
} satisfies Setting<z.ZodType>;
