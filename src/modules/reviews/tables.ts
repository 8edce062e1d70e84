import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { products } from "../catalog/tables.ts";
import { orders } from "../orders/tables.ts";
import { stores } from "../stores/tables.ts";
import { RETURNABLE_STATUSES, REVIEW_STATUSES } from "./rules/review-machine.ts";

export const reviews = pgTable("reviews", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  productId: bigint("product_id", { mode: "number" })
    .notNull()
    .references(() => products.id),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  orderId: uuid("order_id")
    .notNull()
    .references(() => orders.id),
  rating: smallint("rating").notNull(),
  /** Of the store: how it answered, and whether the product was as described; null where nothing was said. */
  serviceRating: smallint("service_rating"),
  describedRating: smallint("described_rating"),
  body: text("body").notNull().default(""),
  versionNumber: integer("version_number").notNull(),
  status: text("status", { enum: REVIEW_STATUSES }).notNull().default("pendente"),
  statusBeforeReturn: text("status_before_return", { enum: RETURNABLE_STATUSES }),
  holdReasons: text("hold_reasons").array().notNull().default([]),
  /** What a moderator wrote when turning it down. */
  decision: text("decision"),
  countedRating: smallint("counted_rating"),
  helpfulCount: integer("helpful_count").notNull().default(0),
  reply: text("reply"),
  repliedAt: timestamp("replied_at", { withTimezone: true }),
  replyEditedAt: timestamp("reply_edited_at", { withTimezone: true }),
  postedAt: timestamp("posted_at", { withTimezone: true }).notNull().defaultNow(),
  editedAt: timestamp("edited_at", { withTimezone: true }),
  rejectedAt: timestamp("rejected_at", { withTimezone: true }),
});

export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] })],
);

export const reviewReminders = pgTable(
  "review_reminders",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    productId: bigint("product_id", { mode: "number" })
      .notNull()
      .references(() => products.id),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);
