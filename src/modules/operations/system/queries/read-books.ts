import { sql } from "drizzle-orm";
import { LEDGER_CHECKS, type LedgerCheck } from "#modules/payouts/ledger-check/checks.ts";
import { countViolations } from "#modules/payouts/ledger-check/queries.ts";
import { FINDING_KINDS, FINDING_STEPS, FINDING_WORDS, isReadAgain } from "#modules/payouts/reconciliation/rules.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

const MOST = 30;

/** Each invariant of the books with how many times it is broken now: all zeros, or something is very wrong. */
export async function readLedgerCheck() {
  const counts = await countViolations();
  return (Object.keys(LEDGER_CHECKS) as LedgerCheck[]).map((name) => ({
    name,
    invariant: LEDGER_CHECKS[name].invariant,
    words: LEDGER_CHECKS[name].words,
    violations: counts[name],
  }));
}

const RUN = defineRow({
  id: col.int`id`,
  status: col.oneOf(["em_curso", "certa", "com_diferencas", "incompleta"])`status`,
  startedAt: col.time`started_at`,
  finishedAt: col.time.orNull`finished_at`,
});
const FOUND = defineRow({
  id: col.int`f.id`,
  kind: col.oneOf(FINDING_KINDS)`f.kind`,
  storeName: col.text.orNull`s.name`,
  ref: col.text`f.ref`,
  oursCents: col.int.orNull`f.ours_cents`,
  theirsCents: col.int.orNull`f.theirs_cents`,
  isResolved: col.bool`f.is_mended`,
  orderId: col.text.orNull`o.id`,
  orderNumber: col.int.orNull`o.number`,
});

/** The last comparison with the provider, and what it found different. Null run: none was made yet. */
export async function readReconciliation() {
  const [run] = await readRows(db, RUN, sql`select ${RUN} from reconciliation_runs order by id desc limit 1`);
  if (!run) return { run: null, findings: [] };
  const rows = await readRows(
    db,
    FOUND,
    sql`
    select ${FOUND} from reconciliation_findings f left join stores s on s.id = f.store_id
      left join payment_attempts t on t.provider_charge_id = split_part(f.ref, ':', 1) left join orders o on o.id = t.order_id
    where f.run_id = ${run.id} order by f.is_mended, f.id limit ${MOST}`,
  );
  return {
    run: { status: run.status, startedAt: run.startedAt, finishedAt: run.finishedAt },
    findings: rows.map((row) => ({
      ...row,
      words: FINDING_WORDS[row.kind],
      next: row.isResolved ? "Já acertada: o aviso tinha se perdido, e a cobrança foi lida de novo." : FINDING_STEPS[row.kind],
      isReadAgain: !row.isResolved && row.orderId !== null && isReadAgain(row.kind),
    })),
  };
}
