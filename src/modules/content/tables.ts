import { sql } from "drizzle-orm";
import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../accounts/tables.ts";
import { orders } from "../orders/tables.ts";
import { CONTACT_TOPICS } from "./contact/rules.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const policyTexts = pgTable("policy_texts", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  policy: text("policy").notNull(),
  version: text("version").notNull(),
  sha256: text("sha256").notNull(),
  body: text("body").notNull(),
  since: instant("since").notNull().defaultNow(),
});

export const helpVotes = pgTable(
  "help_votes",
  {
    article: text("article").notNull(),
    voter: text("voter").notNull(),
    isUseful: boolean("is_useful").notNull(),
    votedAt: instant("voted_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.article, table.voter] })],
);

export const helpMisses = pgTable("help_misses", {
  words: text("words").primaryKey(),
  times: integer("times").notNull().default(1),
  lastAt: instant("last_at").notNull().defaultNow(),
});

export const contactMessages = pgTable("contact_messages", {
  id: uuid("id")
    .primaryKey()
    .default(sql`new_id()`),
  number: bigint("number", { mode: "number" }).notNull().generatedByDefaultAsIdentity(),
  userId: uuid("user_id").references(() => users.id),
  orderId: uuid("order_id").references(() => orders.id),
  name: text("name").notNull(),
  email: text("email").notNull(),
  topic: text("topic", { enum: CONTACT_TOPICS }).notNull(),
  body: text("body").notNull(),
  requestKey: uuid("request_key").notNull(),
  status: text("status", { enum: ["aberta", "retida", "respondida"] })
    .notNull()
    .default("aberta"),
  answerBy: instant("answer_by").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  answeredAt: instant("answered_at"),
});
