import { sql } from "drizzle-orm";
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

const added = gather<Entry>({
  insert: (entries) => sql`
    insert into state_history (entity, entity_id, from_state, to_state, cause, actor)
    select entity, entity_id, from_state, to_state, cause, actor
    from unnest(${textsOf(entries, "entity")}, ${textsOf(entries, "entityId")}, ${textsOf(entries, "from")}, ${textsOf(entries, "to")},
      ${textsOf(entries, "cause")}, ${textsOf(entries, "actor")}) with ordinality
      line(entity, entity_id, from_state, to_state, cause, actor, place) order by place`,
});

const textsOf = (entries: readonly Entry[], key: keyof Entry) => sql`${sql.param(entries.map((entry) => entry[key]))}::text[]`;

/**
 * Adds one line to the timeline of an order, attempt, product… in the transaction that changed its state. The lines of a transaction are
 * written together, in their order, just before it commits: it does not read its own.
 */
export const recordState = (tx: Tx, entry: Entry): Promise<void> => added(tx, entry);
