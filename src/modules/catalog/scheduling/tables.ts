import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { products } from "../tables.ts";

export const publicationSchedules = pgTable("publication_schedules", {
  productId: bigint("product_id", { mode: "number" })
    .primaryKey()
    .references(() => products.id),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  publishAt: timestamp("publish_at", { withTimezone: true }).notNull(),
  /** Why it did not go on sale when its hour came. */
  problem: text("problem"),
  /** How often it could not be made ready since its hour came, and when it is tried again. */
  failures: integer("failures").notNull().default(0),
  retryAt: timestamp("retry_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
