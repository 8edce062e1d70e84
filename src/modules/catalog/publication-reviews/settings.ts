import * as z from "zod";
import type { Setting } from "#platform/settings.ts";

/** Whether the first products of a store wait for a person before they are on sale, and how many are the first. */
export const publicationReviewSetting = {
  key: "publication_review",
  schema: z.object({
    isOn: z.boolean().default(false),
    firstProducts: z.number().int().min(1).max(100).default(3),
  }),
} satisfies Setting<z.ZodType>;
