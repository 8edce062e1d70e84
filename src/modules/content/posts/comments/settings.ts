import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** Whether the platform takes comments under its posts. Off, what was said before is not shown either. */
export const commentSetting = {
  key: "blog-comments",
  schema: z.object({ isOn: z.boolean().default(false), mostWaiting: z.number().int().min(1).max(50).default(5) }),
} satisfies Setting<z.ZodType>;
