import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import type { ReportKind } from "../rules.ts";
import { DECISION_LEFT, type DecisionAction } from "./rules.ts";

/** The decisions as a list for SQL. */
export const DECISIONS = sql.join(
  Object.keys(DECISION_LEFT).map((action) => sql`${action}`),
  sql`, `,
);

type Decided = { action: DecisionAction; kind: ReportKind; ref: string; isLast: boolean; isRequested: boolean };

/** A decision on record; what it is about is held until `tx` ends, so that two people do not take the same one back. */
export async function lockDecision(tx: Tx, decisionId: number): Promise<Decided | null> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('decisao:' || target_kind || ':' || target_id, 0))
    from admin_audit where id = ${decisionId} and action in (${DECISIONS})`);
  const { rows } = await tx.execute<Decided>(sql`
    select a.action, a.target_kind as kind, a.target_id as ref, not exists (
      select 1 from admin_audit b where b.target_kind = a.target_kind and b.target_id = a.target_id and b.id > a.id
        and b.action in (${DECISIONS})) as "isLast", exists (
      select 1 from moderation_appeals c where c.kind = a.target_kind and c.ref = a.target_id and c.status = 'aberto') as "isRequested"
    from admin_audit a where a.id = ${decisionId} and a.action in (${DECISIONS})`);
  return rows[0] ?? null;
}
