import { eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { forgetImage } from "../forget-image.ts";
import { changeWorkingCopy, lockOwnProduct, type ProductRecord, workingCopyOf } from "../own-product.ts";
import { makeCover } from "../render/make-cover.ts";
import { isEditable } from "../rules/product-status.ts";
import type { ImageRef } from "../schema/product-card.ts";
import { insertImage, storeImage } from "../store-image.ts";
import { images } from "../tables.ts";
import { FULL, pictureMessages } from "./messages.ts";
import { pictureId } from "./picture-id.ts";
import { type AuthorPicture, MOST_PICTURES } from "./rules.ts";

export type PictureReason = "not_found" | "not_editable" | "picture_refused" | "too_many_pictures";
/** `key`: names this sending. */
type Sent = { productId: number; key: string; alt?: string };
type Room = { product: ProductRecord; pictures: AuthorPicture[]; there: ImageRef | null };

/**
 * Draws the image at `path` anew and puts it after the pictures of a product, unseen by shoppers until published. Sent again under the
 * same `key`, because no answer came, it is the picture that is there.
 */
export async function addPicture(
  { storeId }: Pick<AuthorViewer, "storeId">,
  { productId, key, alt = "" }: Sent,
  path: string,
): Promise<Outcome<ImageRef, PictureReason>> {
  const id = pictureId(storeId, productId, key);
  const before = await findRoom({ storeId }, productId, key);
  if (!before.ok) return before;
  if (before.value) return ok(before.value);
  const made = await makeCover(path);
  if (!made.ok) return refuse("picture_refused", { fields: { imagem: pictureMessages[made.reason] } });
  const image = await storeImage(made.value, id);
  const added = await transact(async (tx): Promise<Outcome<ImageRef, PictureReason>> => {
    const room = await look(tx, storeId, productId, id);
    if (!room.ok) return room;
    const { product, pictures, there } = room.value;
    if (there) return ok(there);
    await insertImage(tx, storeId, image);
    await changeWorkingCopy(tx, product, { pictures: [...pictures, { imageId: id, alt }] });
    return ok(image);
  });
  if (!added.ok && added.reason !== "not_found") await forgetImage(id);
  return added;
}

/** Whether one more may come, asked before its bytes are read; the picture, when this sending came before. */
export const findRoom = (
  { storeId }: { storeId: number },
  productId: number,
  key: string,
): Promise<Outcome<ImageRef | null, PictureReason>> =>
  transact(async (tx): Promise<Outcome<ImageRef | null, PictureReason>> => {
    const room = await look(tx, storeId, productId, pictureId(storeId, productId, key));
    return room.ok ? ok(room.value.there) : room;
  });

async function look(tx: Tx, storeId: number, productId: number, id: string): Promise<Outcome<Room, PictureReason>> {
  const product = await lockOwnProduct(tx, storeId, productId);
  if (!product) return refuse("not_found");
  if (!isEditable(product.status)) return refuse("not_editable");
  const { pictures } = await workingCopyOf(tx, product);
  const { width, height } = images;
  const [there] = await tx.select({ id: images.id, width, height }).from(images).where(eq(images.id, id));
  if (there && pictures.some((one) => one.imageId === id)) return ok({ product, pictures, there });
  // It came, and was taken out since: the answer to it is late.
  if (there) return refuse("not_found");
  if (pictures.length >= MOST_PICTURES) return refuse("too_many_pictures", { fields: { imagem: FULL } });
  return ok({ product, pictures, there: null });
}
