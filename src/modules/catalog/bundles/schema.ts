import * as z from "zod";
import { pickInput } from "../picking/schema.ts";
import { productId } from "../schema/product-form.ts";
import { MOST_CONTENTS } from "./rules.ts";

export const chooseContentsInput = z.strictObject({
  productId,
  contentIds: z.array(productId).max(MOST_CONTENTS, { error: `Um pacote tem até ${MOST_CONTENTS} materiais.` }),
});

export const findChoicesInput = pickInput.extend({ productId });
