import { bigint, boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { stores } from "../../stores/tables.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const reconciliationRuns = pgTable("reconciliation_runs", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  status: text("status", { enum: ["em_curso", "certa", "com_diferencas", "incompleta"] })
    .notNull()
    .default("em_curso"),
  recipients: integer("recipients").notNull().default(0),
  charges: integer("charges").notNull().default(0),
  payables: integer("payables").notNull().default(0),
  transfers: integer("transfers").notNull().default(0),
  startedAt: instant("started_at").notNull().defaultNow(),
  finishedAt: instant("finished_at"),
});

export const reconciliationFindings = pgTable("reconciliation_findings", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  runId: bigint("run_id", { mode: "number" })
    .notNull()
    .references(() => reconciliationRuns.id),
  kind: text("kind").notNull(),
  storeId: integer("store_id").references(() => stores.id),
  ref: text("ref").notNull(),
  oursCents: bigint("ours_cents", { mode: "number" }),
  theirsCents: bigint("theirs_cents", { mode: "number" }),
  isResolved: boolean("is_mended").notNull().default(false),
  foundAt: instant("found_at").notNull().defaultNow(),
});
