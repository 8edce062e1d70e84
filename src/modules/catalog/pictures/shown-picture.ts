import { type SQL, sql } from "drizzle-orm";
import { col } from "#platform/read.ts";

/** A picture by the author as the gallery takes it: see `ShownPicture`. */
export const SHOWN_PICTURE = col.shape({ id: col.text, width: col.int, height: col.int, alt: col.text });

/** It, of the image `xi`. */
export const shownPicture = (alt: SQL): SQL =>
  sql`json_build_object('id', xi.id, 'width', xi.width, 'height', xi.height, 'alt', ${alt})`;

/** The pictures that shoppers see of a product, in their order. */
export const picturesOnSale = (productId: SQL): SQL => sql`(
  select coalesce(json_agg(${shownPicture(sql`xp.alt`)} order by xp.position), '[]')
  from product_pictures xp join images xi on xi.id = xp.image_id where xp.product_id = ${productId})`;
