import { inArray } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { ImageRef } from "../schema/product-card.ts";
import type { WorkingCopy } from "../schema/product-form.ts";
import { images } from "../tables.ts";

/** The cover, the author's pictures and the chosen previews of what is being made, by their ids. */
export async function findImages({ coverImageId, previews, pictures = [] }: WorkingCopy): Promise<Map<string, ImageRef>> {
  const ids = [...(coverImageId ? [coverImageId] : []), ...[...previews, ...pictures].map((one) => one.imageId)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(inArray(images.id, ids));
  return new Map(rows.map((image) => [image.id, image]));
}
