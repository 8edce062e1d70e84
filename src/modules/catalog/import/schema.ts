import * as z from "zod";
import { MOST_BYTES } from "./rules/limits.ts";

export type ImportReason =
  | "not_found"
  | "store_closed"
  | "suspended"
  | "too_many_drafts"
  | "empty_sheet"
  | "no_title_column"
  | "repeated_column"
  | "open_quote"
  | "too_many_rows"
  | "nothing_to_make";

export const checkImportInput = z.strictObject({
  fileName: z.string().max(200),
  text: z.string().max(MOST_BYTES),
});
export const ofImport = z.strictObject({ importId: z.uuid() });
