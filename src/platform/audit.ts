import { sql } from "drizzle-orm";
import { bigint, customType, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";
import { ipBucket } from "./rate-limit.ts";
import { scope } from "./request-scope.ts";
import { col, readRows } from "#platform/read.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const adminAudit = pgTable("admin_audit", {
  id: bigint("id", { mode: "number" }).primaryKey(),
  adminId: uuid("admin_id").notNull(),
  action: text("action").notNull(),
  targetKind: text("target_kind").notNull(),
  targetId: text("target_id").notNull(),
  reason: text("reason").notNull(),
  detail: jsonb("detail").notNull().default({}),
  ipPrefix: text("ip_prefix").notNull(),
  requestId: text("request_id"),
  at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  seal: bytea("seal").notNull(),
});

export type AdminAct = {
  adminId: string;
  /** What was done, in Portuguese: "revelar", "reprocessar-aviso". */
  action: string;
  target: { kind: string; id: string };
  reason: string;
  /** Before and after of what changed, personal data masked. */
  detail?: Record<string, unknown>;
};

/**
 * Records who did what to whom, why, from which network and in which request. Call it in the transaction of a write, or before the response
 * of a read. A record is never removed.
 */
export async function audit(on: Db, { adminId, action, target, reason, detail = {} }: AdminAct): Promise<void> {
  const here = scope();
  await on.execute(sql`
    insert into admin_audit (admin_id, action, target_kind, target_id, reason, detail, ip_prefix, request_id)
    values (${adminId}, ${action}, ${target.kind}, ${target.id}, ${reason}, ${JSON.stringify(detail)}::jsonb,
      ${ipBucket(here?.ip ?? "")}, ${here?.id ?? null})`);
}

/**
 * Ids of the lines (at most 100) whose seal does not match their content and the line before, or that follow a missing line. Empty when the
 * log is intact.
 */
export async function brokenAuditLines(on: Db): Promise<number[]> {
  const rows = await readRows(
    on,
    { id: col.int`id` },
    (row) => sql`select ${row} from (
      select a.id, a.seal, admin_audit_seal(a, lag(a.seal) over (order by a.id)) as expected,
        a.id - coalesce(lag(a.id) over (order by a.id), 0) as step
      from admin_audit a) lines
    where seal <> expected or step <> 1 order by id limit 100`,
  );
  return rows.map((row) => row.id);
}
