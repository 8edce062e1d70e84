import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { replacePhoto } from "../../accounts/profiles/replace-photo.ts";
import { storePictureMessages } from "../render/store-picture-messages.ts";
import { runInSandbox } from "../sandbox/run-in-sandbox.ts";
import { forgetImageJob } from "../schema/jobs.ts";
import type { ImageRef } from "../schema/product-card.ts";
import { insertImage, storeImage } from "../store-image.ts";
import { images } from "../tables.ts";

/** Draws the image at `path` anew as the photo of this person's profile, in the place of the one before, which is deleted. */
export async function putPhoto(userId: string, path: string): Promise<Outcome<ImageRef, "picture_refused">> {
  const made = await runInSandbox("drawStorePicture", [path, "foto"]);
  if (!made.ok) return refuse("picture_refused", { fields: { imagem: storePictureMessages("foto")[made.reason] } });
  const image = await storeImage(made.value);
  return transact(async (tx) => {
    await insertImage(tx, null, image);
    await leave(tx, await replacePhoto(tx, userId, image.id));
    return ok(image);
  });
}

/** Takes the photo out of this person's profile and deletes it. Without one there is nothing to do. */
export function removePhoto(userId: string): Promise<Outcome<void>> {
  return transact(async (tx) => {
    await leave(tx, await replacePhoto(tx, userId, null));
    return ok();
  });
}

/** From the commit on nothing new is drawn from it; the bytes that there are go by a job. */
async function leave(tx: Tx, imageId: string | null): Promise<void> {
  if (!imageId) return;
  await tx.delete(images).where(eq(images.id, imageId));
  await enqueue(tx, forgetImageJob, { imageId });
}
