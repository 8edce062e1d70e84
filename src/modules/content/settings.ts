import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** How soon who writes to the platform is answered; the law's own limit is five days (Decreto 7.962, art. 4º). */
export const contactSetting = {
  key: "contact",
  schema: z.object({
    answerWorkingDays: z.number().int().min(1).default(2),
    hardDays: z.number().int().min(1).max(5).default(5),
  }),
} satisfies Setting<z.ZodType>;
