import { sql } from "drizzle-orm";
import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { orderItems, orders } from "../orders/tables.ts";
import { users } from "../accounts/tables.ts";
import { productFiles, productVersions, products } from "../catalog/tables.ts";
import type { ReadingPlace } from "./reader/rules.ts";

export const entitlements = pgTable("entitlements", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  orderItemId: uuid("order_item_id")
    .notNull()
    .references(() => orderItems.id),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  versionId: uuid("version_id")
    .notNull()
    .references(() => productVersions.id),
  grantedAt: timestamp("granted_at", { withTimezone: true }).notNull(),
  revokedAt: timestamp("revoked_at", { withTimezone: true }),
  revokeCause: text("revoke_cause"),
});

export const downloads = pgTable("downloads", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  entitlementId: uuid("entitlement_id")
    .notNull()
    .references(() => entitlements.id),
  fileId: uuid("file_id")
    .notNull()
    .references(() => productFiles.id),
  ipPrefix: text("ip_prefix").notNull(),
  how: text("how", { enum: ["baixado", "aberto"] })
    .notNull()
    .default("baixado"),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});

export const libraryMarks = pgTable(
  "library_marks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    archivedAt: timestamp("archived_at", { withTimezone: true }),
    seenVersionId: uuid("seen_version_id").references(() => productVersions.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

export const readingPlaces = pgTable(
  "reading_places",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    fileId: uuid("file_id")
      .notNull()
      .references(() => productFiles.id),
    place: jsonb("place").$type<ReadingPlace>().notNull(),
    savedAt: timestamp("kept_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fileId] })],
);
