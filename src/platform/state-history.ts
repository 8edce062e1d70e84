import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Tx } from "./db.ts";

export const stateHistory = pgTable("state_history", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  entity: text("entity").notNull(),
  entityId: text("entity_id").notNull(),
  fromState: text("from_state"),
  toState: text("to_state").notNull(),
  cause: text("cause").notNull(),
  actor: text("actor").notNull(),
  requestId: text("request_id"),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
});

/** Adds one line to the timeline of an order, attempt, product… in the transaction that changed its state. */
export async function recordState(
  tx: Tx,
  entry: { entity: string; entityId: string; from: string | null; to: string; cause: string; actor: string },
): Promise<void> {
  await tx.insert(stateHistory).values({
    entity: entry.entity,
    entityId: entry.entityId,
    fromState: entry.from,
    toState: entry.to,
    cause: entry.cause,
    actor: entry.actor,
  });
}
