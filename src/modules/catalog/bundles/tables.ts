import { bigint, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { products, productVersions } from "../tables.ts";

/** What the author is putting together. */
export const bundleItems = pgTable(
  "bundle_items",
  {
    bundleId: bigint("bundle_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bundleId, table.productId] })],
);

/** What an edition holds besides its own files. */
export const productVersionContents = pgTable(
  "product_version_contents",
  {
    versionId: uuid("version_id")
      .notNull()
      .references(() => productVersions.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.productId] })],
);
