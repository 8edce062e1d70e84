import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { storage } from "#platform/storage/open-storage.ts";
import { col, readRows } from "#platform/read.ts";
import type { Person } from "../inventory/personal-table.ts";

/** Deletes what a person left in the files store: copies of their data, proofs, photo, portrait, pictures of products and products nobody bought. Safe to repeat. */
export async function deleteFiles({ userId, storeId }: Person): Promise<void> {
  const rows = await readRows(
    db,
    { key: col.text.orNull`storage_key` },
    (row) => sql`with unsold as (select p.* from products p where p.store_id = ${storeId}
      and not exists (select 1 from order_items i where i.product_id = p.id)
      and not exists (select 1 from entitlements e where e.product_id = p.id))
    select ${row} from personal_exports where user_id = ${userId} and storage_key is not null
    union select storage_key from stamped_copies where storage_key is not null
      and entitlement_id in (select id from entitlements where user_id = ${userId})
    union select f.storage_key from message_files f where f.storage_key is not null
      and (f.uploader_id = ${userId} or f.order_id in (select id from orders where user_id = ${userId}))
    union select storage_key from store_takeouts where store_id = ${storeId} and storage_key is not null
    union select storage_key from dispute_evidence where store_id = ${storeId} and storage_key is not null
    union select 'images/' || photo_key from profiles where user_id = ${userId} and photo_key is not null
    union select 'images/' || portrait_key from stores where id = ${storeId} and portrait_key is not null
    union select 'images/' || banner_key from store_faces where store_id = ${storeId} and banner_key is not null
    union select 'images/' || cover_image_id from unsold u where cover_image_id is not null
      and not exists (select 1 from products o where o.cover_image_id = u.cover_image_id and o.id not in (select id from unsold))
    union select 'images/' || x.image_id from product_pictures x join products p on p.id = x.product_id where p.store_id = ${storeId}
    union select 'images/' || (x.picture ->> 'imageId') from products p
      cross join lateral jsonb_array_elements(coalesce(p.draft -> 'pictures', '[]')) x (picture) where p.store_id = ${storeId}
    union select unnest(array['images/' || v.image_id, v.content_key]) from file_previews v
      join product_files f on f.id = v.file_id join products p on p.id = f.product_id
      where p.store_id = ${storeId} and v.image_id is not null
    union select f.storage_key from product_files f join unsold u on u.id = f.product_id where f.storage_key is not null
      and not exists (select 1 from product_files o where o.storage_key = f.storage_key and o.product_id not in (select id from unsold))`,
  );
  for (const { key } of rows) {
    if (key === null) continue;
    for await (const drawn of storage().list(drawnFrom(key))) await storage().delete(drawn);
    await storage().delete(key);
  }
}

/** Where what was drawn from a file is kept: smaller sizes of a picture, pages of a product. */
const drawnFrom = (key: string): string => key.replace(/^images\//, "variants/").replace(/^files\//, "thumbs/") + "/";
