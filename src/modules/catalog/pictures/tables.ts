import { bigint, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { images, products } from "../tables.ts";

/** What its author shows of a product on sale besides the cover. What is being made is in the product's draft. */
export const productPictures = pgTable(
  "product_pictures",
  {
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    position: integer("position").notNull(),
    imageId: uuid("image_id")
      .notNull()
      .references(() => images.id),
    /** What it shows, for who does not see it. */
    alt: text("alt").notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);
