import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** The fewest days from the delivery of a sale until its author may withdraw: the seven of withdrawal right and one more. */
export const releaseSetting = {
  key: "release",
  schema: z.object({ days: z.number().int().min(8).default(8) }),
} satisfies Setting<z.ZodType>;
