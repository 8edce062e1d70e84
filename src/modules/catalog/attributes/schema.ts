import * as z from "zod";

export type AttributeKind = "uma" | "varias" | "numero" | "faixa";

/** An attribute as the author's form asks it. `lowest` and `highest` bound the numbers of "numero" and "faixa". */
export type AttributeChoice = {
  id: number;
  slug: string;
  name: string;
  kind: AttributeKind;
  unit: string | null;
  lowest: number | null;
  highest: number | null;
  options: { id: number; label: string }[];
};

const id = z.number().int().positive().max(2_147_483_647);
const whole = z.number().int().min(0).max(2_147_483_647).nullable();

/** What one product says of one attribute: options, or numbers (`low` = `high` for "numero"). Attributes without an answer are left out. */
export const attributeValue = z.strictObject({
  attributeId: id,
  optionIds: z.array(id).max(60).default([]),
  low: whole.default(null),
  high: whole.default(null),
});

export type AttributeValue = z.output<typeof attributeValue>;

export const attributeValues = z
  .array(attributeValue)
  .max(40)
  .refine((values) => new Set(values.map((value) => value.attributeId)).size === values.length, {
    error: "Um atributo apareceu duas vezes.",
  });

export const ofCategory = z.strictObject({ categoryId: id });
