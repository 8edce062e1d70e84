import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

const bps = z.number().int().min(0).max(10_000);

/** Deadlines of a defence, and the limits of a store's dispute rate (basis points of the sales of the last `windowDays`). */
export const disputeSetting = {
  key: "disputes",
  schema: z.object({
    answerDays: z.number().int().min(1).default(10),
    wordsHours: z.number().int().min(1).default(72),
    windowDays: z.number().int().min(1).default(90),
    warnBps: bps.default(50),
    reviewBps: bps.default(80),
    holdBps: bps.default(100),
    leastDisputes: z.number().int().min(1).default(3),
  }),
} satisfies Setting<z.ZodType>;
