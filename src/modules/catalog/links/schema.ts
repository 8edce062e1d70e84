import * as z from "zod";
import { optionalTextField, textField } from "#kit/fields.ts";
import { productId } from "../schema/product-form.ts";
import { LONGEST_LINK_TITLE, LONGEST_LINK_WORDS } from "./rules.ts";

export const addLinkInput = z.strictObject({
  productId,
  address: z.string().max(5000, { error: "Este endereço é longo demais." }),
  title: textField({ max: LONGEST_LINK_TITLE, missing: "Escreva um título, como “Modelo editável no Canva”." }),
  words: optionalTextField({ max: LONGEST_LINK_WORDS, multiline: true }),
});
export type AddLinkInput = z.output<typeof addLinkInput>;

export const ownLinkInput = z.strictObject({ productId, fileId: z.uuid() });
