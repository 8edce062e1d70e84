import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#modules/accounts/tables.ts";
import { products } from "#modules/catalog/tables.ts";
import { stores } from "#modules/stores/tables.ts";

/** Every rate agreed, changed or ended; only ever added to. */
export const commissionChanges = pgTable("commission_changes", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").references(() => stores.id),
  /** Kept when the category is gone. */
  categoryId: integer("category_id"),
  productId: bigint("product_id", { mode: "number" }).references(() => products.id),
  /** "loja.12", of whichever of the three it is about. */
  target: text("target")
    .notNull()
    .generatedAlwaysAs(sql``),
  beforeBps: integer("before_bps"),
  afterBps: integer("after_bps"),
  reason: text("reason").notNull(),
  changedBy: uuid("changed_by")
    .notNull()
    .references(() => users.id),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
});
