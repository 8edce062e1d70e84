import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { WEBHOOK_STATUSES } from "../rules/webhook.ts";

export const webhookEvents = pgTable("webhook_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  body: jsonb("body").notNull(),
  status: text("status", { enum: WEBHOOK_STATUSES }).notNull().default("recebido"),
  deliveries: integer("deliveries").notNull().default(1),
  attempts: integer("attempts").notNull().default(0),
  lastError: text("last_error"),
  /** The request that brought it, for its processing to be traced with it. */
  trace: text("trace"),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
  nextTryAt: timestamp("next_try_at", { withTimezone: true }).notNull().defaultNow(),
  processedAt: timestamp("processed_at", { withTimezone: true }),
});
