import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { stores } from "../../stores/tables.ts";
import { orders } from "../tables.ts";
import { FISCAL_FILE_KINDS } from "./rules.ts";

/** The recipient of an order's fiscal documents, once the buyer changed the data of the order. */
export const fiscalRecords = pgTable("fiscal_records", {
  orderId: uuid("order_id")
    .primaryKey()
    .references(() => orders.id),
  name: text("name").notNull(),
  document: text("document").notNull(),
  address: jsonb("address"),
  /** The buyer requested a fiscal document: the authors of the order see these data. */
  isWanted: boolean("is_wanted").notNull().default(false),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const fiscalDocuments = pgTable(
  "fiscal_documents",
  {
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    storeId: integer("store_id")
      .notNull()
      .references(() => stores.id),
    number: text("number").notNull(),
    issuedBy: uuid("issued_by")
      .notNull()
      .references(() => users.id),
    issuedAt: timestamp("issued_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.storeId] })],
);

/** The document's file, in each format its author attached. */
export const fiscalFiles = pgTable(
  "fiscal_files",
  {
    orderId: uuid("order_id").notNull(),
    storeId: integer("store_id").notNull(),
    kind: text("kind", { enum: FISCAL_FILE_KINDS }).notNull(),
    storageKey: text("storage_key").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.storeId, table.kind] }),
    foreignKey({
      columns: [table.orderId, table.storeId],
      foreignColumns: [fiscalDocuments.orderId, fiscalDocuments.storeId],
    }).onDelete("cascade"),
  ],
);
