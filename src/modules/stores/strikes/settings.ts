import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** For how many days a strike counts, and from how many on publishing waits for review or stops. */
export const strikeSetting = {
  key: "strikes",
  schema: z.object({
    lifeDays: z.number().int().min(1).max(3650).default(180),
    reviewFrom: z.number().int().min(1).max(100).default(2),
    stopFrom: z.number().int().min(1).max(100).default(3),
  }),
} satisfies Setting<z.ZodType>;
