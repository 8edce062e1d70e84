import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { gather } from "./before-commit.ts";
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

type Entry = { entity: string; entityId: string; from: string | null; to: string; cause: string; actor: string };

const written = gather<Entry>(async (tx, entries) => {
  await tx.insert(stateHistory).values(
    entries.map(({ entity, entityId, from, to, cause, actor }) => ({
      entity,
      entityId,
      fromState: from,
      toState: to,
      cause,
      actor,
    })),
  );
});

/**
 * Adds one line to the timeline of an order, attempt, product… in the transaction that changed its state. The lines of a transaction are
 * written together, in their order, just before it commits: it does not read its own.
 */
export const recordState = (tx: Tx, entry: Entry): Promise<void> => written.add(tx, entry);
