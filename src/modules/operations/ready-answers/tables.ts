import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { READY_PLACES } from "./rules.ts";

export const readyAnswers = pgTable("ready_answers", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  place: text("place", { enum: READY_PLACES }).notNull(),
  title: text("title").notNull(),
  body: text("body").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
