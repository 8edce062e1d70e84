import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { productFiles } from "../../catalog/tables.ts";
import { stores } from "../../stores/tables.ts";
import { entitlements } from "../tables.ts";
import { COPY_STATUSES } from "./rules.ts";

export const stampedCopies = pgTable("stamped_copies", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  entitlementId: uuid("entitlement_id")
    .notNull()
    .references(() => entitlements.id),
  fileId: uuid("file_id")
    .notNull()
    .references(() => productFiles.id),
  mark: text("mark").notNull(),
  status: text("status", { enum: COPY_STATUSES }).notNull(),
  recipe: text("recipe").notNull(),
  storageKey: text("storage_key"),
  sizeBytes: bigint("size_bytes", { mode: "number" }),
  sha256: text("sha256"),
  problem: text("problem"),
  requestedAt: timestamp("asked_at", { withTimezone: true }).notNull().defaultNow(),
  madeAt: timestamp("made_at", { withTimezone: true }),
});

export const leakSearches = pgTable("leak_searches", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  marks: text("marks").array().notNull(),
  copyIds: uuid("copy_ids").array().notNull(),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});
