import { coverMessages } from "#modules/catalog/render/cover-messages.ts";
import { makeCover } from "#modules/catalog/render/make-cover.ts";
import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import { insertImage, storeImage } from "#modules/catalog/store-image.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";

/** Draws the picture at `path` anew, behind the same walls as a cover, as one of the platform's own. */
export async function sendPostImage(path: string): Promise<Outcome<ImageRef, "cover_refused">> {
  const made = await makeCover(path);
  if (!made.ok) return refuse("cover_refused", { fields: { imagem: coverMessages[made.reason].replace("A capa", "A imagem") } });
  const image = await storeImage(made.value);
  return transact(async (tx) => {
    await insertImage(tx, null, image);
    return ok(image);
  });
}
