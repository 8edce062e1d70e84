import * as z from "zod";
import { optionalTextField, textField } from "#kit/fields.ts";
import { PAPERS } from "#kit/papers.ts";

const categoryId = z.number().int().positive().max(2_147_483_647);

/** A category as the platform writes it. Without a slug it takes that of its name. */
export const categoryForm = z.strictObject({
  name: textField({ max: 60, missing: "Dê um nome à categoria." }),
  slug: optionalTextField({ max: 80 }),
  lead: optionalTextField({ max: 200 }),
  paper: z.enum(PAPERS),
  parentId: categoryId.nullable(),
});
export type CategoryForm = z.output<typeof categoryForm>;

export const ofCategory = z.strictObject({ categoryId });

/** `invalid` names each field that will not do. */
export type CategoryRefusal = "not_found" | "invalid" | "already_so";
export type RetireRefusal = "not_found" | "has_children" | "has_materials" | "has_commission" | "on_home";
