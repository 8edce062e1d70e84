import * as z from "zod";
import { attributeForm, ofAttribute } from "#modules/catalog/attributes/attribute-form.ts";
import { categoryForm, ofCategory } from "#modules/catalog/categories/schema.ts";
import { textField } from "#kit/fields.ts";
import { categoryList } from "./search.ts";

const motivo = textField({ max: 300, missing: "Escreva o motivo. Ele fica no registro." }).refine((text) => text.length >= 5, {
  error: "Escreva o motivo em algumas palavras. Ele fica no registro.",
});

export const taxonomyInput = z.record(z.string(), z.unknown()).transform(categoryList.read);
/** Without an id it is a new one. */
export const saveInput = z.strictObject({ categoryId: ofCategory.shape.categoryId.nullable(), form: categoryForm, motivo });
export const orderInput = ofCategory.extend({ by: z.enum(["subir", "descer"]) });
export const retireInput = ofCategory.extend({ motivo });
export const saveAttributeInput = z.strictObject({
  attributeId: ofAttribute.shape.attributeId.nullable(),
  form: attributeForm,
  motivo,
});
export const dropInput = ofAttribute.extend({ motivo });
