import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { REPORT_KINDS, type ReportKind } from "../rules.ts";
import { DECISION_LEFT, type DecisionAction } from "./rules.ts";

/** The decisions as a list for SQL. */
export const DECISIONS = sql.join(
  Object.keys(DECISION_LEFT).map((action) => sql`${action}`),
  sql`, `,
);

type Decided = { action: DecisionAction; kind: ReportKind; ref: string; isLast: boolean; isRequested: boolean };

const DECIDED = defineRow<Decided>({
  action: col.oneOf([
    "denuncia-acolher",
    "denuncia-recusar",
    "retirar-das-bibliotecas",
    "manter-nas-bibliotecas",
    "retida-publicar",
    "retida-rejeitar",
    "aprovar-avaliacao",
    "rejeitar-avaliacao",
    "publicar-comentario",
    "rejeitar-comentario",
    "revisao-acolher",
    "revisao-manter",
    "desfeita-volta",
    "desfeita-sai",
  ])`a.action`,
  kind: col.oneOf(REPORT_KINDS)`a.target_kind`,
  ref: col.text`a.target_id`,
  isLast: col.bool`not exists (
      select 1 from admin_audit b where b.target_kind = a.target_kind and b.target_id = a.target_id and b.id > a.id
        and b.action in (${DECISIONS}))`,
  isRequested: col.bool`exists (
      select 1 from moderation_appeals c where c.kind = a.target_kind and c.ref = a.target_id and c.status = 'aberto')`,
});

/** A decision on record; what it is about is held until `tx` ends, so that two people do not take the same one back. */
export async function lockDecision(tx: Tx, decisionId: number): Promise<Decided | null> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('decisao:' || target_kind || ':' || target_id, 0))
    from admin_audit where id = ${decisionId} and action in (${DECISIONS})`);
  const rows = await readRows(
    tx,
    DECIDED,
    sql`select ${DECIDED}
    from admin_audit a where a.id = ${decisionId} and a.action in (${DECISIONS})`,
  );
  return rows[0] ?? null;
}
