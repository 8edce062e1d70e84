import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/tables.ts";
import { orders } from "../../orders/tables.ts";
import { stores } from "../../stores/tables.ts";

export const orderMessages = pgTable("order_messages", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  sender: text("sender", { enum: ["comprador", "autor"] }).notNull(),
  senderId: uuid("sender_id")
    .notNull()
    .references(() => users.id),
  body: text("body").notNull(),
  /** Made by the browser: the same message sent again is the same row. */
  requestKey: uuid("request_key").notNull(),
  /** When the other side saw it. */
  readAt: timestamp("read_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** A file sent for a conversation; it belongs to no message until one is sent with it. */
export const messageFiles = pgTable("message_files", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  uploaderId: uuid("uploader_id")
    .notNull()
    .references(() => users.id),
  messageId: uuid("message_id").references(() => orderMessages.id),
  name: text("name").notNull(),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
  status: text("status", { enum: ["enviando", "quarentena", "limpo", "invalido"] })
    .notNull()
    .default("enviando"),
  problem: text("problem"),
  contentType: text("content_type"),
  sha256: text("sha256"),
  storageKey: text("storage_key"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
