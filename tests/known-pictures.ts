import { sql } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";

type Products = { storeId: number; soldId: number; unsoldId: number };

/** A picture on sale with what was sold, and one in the draft of what was not; the bytes of both say `words`. */
export async function writePictures({ storeId, soldId, unsoldId }: Products, words: string): Promise<void> {
  const [shown, drafted] = [newId(), newId()];
  for (const id of [shown, drafted]) {
    await db.execute(sql`insert into images (id, owner_store_id, width, height) values (${id}, ${storeId}, 4, 4)`);
    await storage().put(`images/${id}`, Buffer.from(words), { contentType: "image/webp" });
  }
  await db.execute(
    sql`insert into product_pictures (product_id, position, image_id, alt) values (${soldId}, 0, ${shown}, ${words})`,
  );
  const pictures = JSON.stringify([{ imageId: drafted, alt: words }]);
  await db.execute(sql`update products set draft = jsonb_set(draft, '{pictures}', ${pictures}::jsonb) where id = ${unsoldId}`);
}
