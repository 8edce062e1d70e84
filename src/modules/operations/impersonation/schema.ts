import * as z from "zod";
import { idField } from "#kit/fields.ts";
import { SIGHT_PARTS } from "./rules.ts";

export const sightInput = z.strictObject({
  userId: idField,
  parte: z.enum(SIGHT_PARTS).default("biblioteca"),
  pagina: z.number().int().min(1).max(5_000).default(1),
});
export type SightInput = z.output<typeof sightInput>;
