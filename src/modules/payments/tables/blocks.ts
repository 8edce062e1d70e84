import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { BLOCK_KINDS } from "../blocks/rules.ts";

export const purchaseBlocks = pgTable("purchase_blocks", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text("kind", { enum: BLOCK_KINDS }).notNull(),
  value: text("value").notNull(),
  reason: text("reason").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp("ends_at", { withTimezone: true }),
  endedAt: timestamp("ended_at", { withTimezone: true }),
});
