import * as z from "zod";
import { optionalTextField, textField } from "#kit/fields.ts";

const id = z.number().int().positive().max(2_147_483_647);
const whole = z.number("Escreva um número inteiro.").int("Escreva um número inteiro.").min(0).max(1_000_000).nullable();

/** An attribute as the platform writes it. Options in their order; one without an id is new. */
export const attributeForm = z.strictObject({
  name: textField({ max: 40, missing: "Dê um nome ao atributo." }),
  kind: z.enum(["uma", "varias", "numero", "faixa"]),
  unit: optionalTextField({ max: 20 }),
  lowest: whole,
  highest: whole,
  isFacet: z.boolean(),
  options: z
    .array(
      z.strictObject({
        id: id.nullable(),
        label: textField({ max: 120, missing: "Escreva todas as opções, ou tire as vazias." }),
      }),
    )
    .max(300, "No máximo 300 opções."),
  categoryIds: z.array(id).max(100),
});
export type AttributeForm = z.output<typeof attributeForm>;

export const ofAttribute = z.strictObject({ attributeId: id });

/** `invalid` names each field that will not do. */
export type AttributeRefusal = "not_found" | "invalid";
export type DropRefusal = "not_found" | "has_answers";
