import { sql } from "drizzle-orm";
import { bigint, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../../accounts/tables.ts";
import { posts } from "../tables.ts";

export const postComments = pgTable("post_comments", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  postId: bigint("post_id", { mode: "number" })
    .notNull()
    .references(() => posts.id),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  body: text("body").notNull(),
  bodyKey: text("body_key").notNull(),
  heldFor: text("held_for").array().notNull().default([]),
  status: text("status", { enum: ["retida", "publicada", "rejeitada", "oculta"] })
    .notNull()
    .default("retida"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  decidedAt: timestamp("decided_at", { withTimezone: true }),
});
