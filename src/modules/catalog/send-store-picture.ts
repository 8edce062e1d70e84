import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { StorePictureKind } from "./inspect/limits.ts";
import { storePictureMessages } from "./render/store-picture-messages.ts";
import { runInSandbox } from "./sandbox/run-in-sandbox.ts";
import type { ImageRef } from "./schema/product-card.ts";
import { insertImage, storeImage } from "./store-image.ts";

/** Draws the image at `path` anew as a banner or portrait of the store, which shows it once its author publishes. */
export async function sendStorePicture(
  { storeId }: { storeId: number },
  kind: StorePictureKind,
  path: string,
): Promise<Outcome<ImageRef, "picture_refused">> {
  const made = await runInSandbox("drawStorePicture", [path, kind]);
  if (!made.ok) return refuse("picture_refused", { fields: { imagem: storePictureMessages(kind)[made.reason] } });
  const image = await storeImage(made.value);
  return transact(async (tx) => {
    await insertImage(tx, storeId, image);
    return ok(image);
  });
}
