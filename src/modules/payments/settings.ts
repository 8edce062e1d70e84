import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** Life of a Pix code, and the platform's contact phone: the provider demands one, and buyers are not asked for theirs. */
export const pixSetting = {
  key: "pix",
  schema: z.object({
    expiresSeconds: z.number().int().min(300).default(1800),
    contactPhone: z.object({ areaCode: z.string(), number: z.string() }).default({ areaCode: "11", number: "40028922" }),
  }),
} satisfies Setting<z.ZodType>;

/** Days from the payment in which a buyer may give a purchase up (CDC art. 49: never less than 7). */
export const regretSetting = {
  key: "regret",
  schema: z.object({ days: z.number().int().min(7).default(7) }),
} satisfies Setting<z.ZodType>;
