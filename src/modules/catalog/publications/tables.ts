import { bigint, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import { products } from "../tables.ts";
import type { PublicationFacts } from "./changes-between.ts";

/** What a product showed shoppers each time it was published. */
export const productPublications = pgTable("product_publications", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  facts: jsonb("facts").$type<PublicationFacts>().notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});
