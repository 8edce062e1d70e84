import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** Hours in which a withdrawal may be contested or given up, before the first buyer is told. */
export const takedownSetting = {
  key: "takedowns",
  schema: z.object({ contestHours: z.number().int().min(1).default(48) }),
} satisfies Setting<z.ZodType>;
