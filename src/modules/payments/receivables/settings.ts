import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** The minimum days from the delivery of a sale until its author may withdraw: the seven of the withdrawal right plus one. */
export const releaseSetting = {
  key: "release",
  schema: z.object({ days: z.number().int().min(8).default(8) }),
} satisfies Setting<z.ZodType>;
