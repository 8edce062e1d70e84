import { sql } from "drizzle-orm";
import { bigint, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { products } from "../tables.ts";
import { PUBLICATION_STATUSES } from "./rules.ts";

export const publicationReviews = pgTable("publication_reviews", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id, { onDelete: "cascade" }),
  status: text("status", { enum: PUBLICATION_STATUSES }).notNull().default("esperando"),
  /** What its author reads of a refusal. */
  reason: text("reason").notNull().default(""),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
});
