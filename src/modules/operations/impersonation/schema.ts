import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { IMPERSONATION_PARTS } from "./rules.ts";

export const impersonationInput = z.strictObject({
  userId: idField,
  parte: z.enum(IMPERSONATION_PARTS).default("biblioteca"),
  pagina: z.number().int().min(1).max(5_000).default(1),
});
export type ImpersonationInput = z.output<typeof impersonationInput>;
