import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** How soon an application is answered, when a refused person may try again, and the version of what they declare. */
export const applicationSetting = {
  key: "applications",
  schema: z.object({
    answerWorkingDays: z.number().int().min(1).default(2),
    retryDays: z.number().int().min(0).default(30),
    declaredVersion: z.string().default("2026-11"),
  }),
} satisfies Setting<z.ZodType>;
