import * as z from "zod";
import { readWords } from "#kit/search-params.ts";
import { MAX_SUGGEST } from "./suggestions.ts";

/** The letters typed so far; the space after a whole word counts. */
export const suggestInput = z.object({
  q: z
    .string()
    .max(400)
    .transform((text) => (readWords(text, MAX_SUGGEST) ?? "") + (/\s$/.test(text) ? " " : "")),
});
