import * as z from "zod";
import { optionalTextField } from "#kit/fields.ts";
import { ofProduct } from "../schema/product-form.ts";
import { LONGEST_ALT, MOST_PICTURES } from "./rules.ts";

/** `removed`: those taken out since the page was opened, whether or not that is stored already. */
export const savePicturesInput = ofProduct.extend({
  pictures: z.array(z.strictObject({ imageId: z.uuid(), alt: optionalTextField({ max: LONGEST_ALT }) })).max(MOST_PICTURES),
  removed: z.array(z.uuid()).max(50),
});
