import { sql } from "drizzle-orm";
import { LEDGER_CHECKS, type LedgerCheck } from "#modules/payouts/ledger-check/checks.ts";
import { countViolations } from "#modules/payouts/ledger-check/queries.ts";
import { FINDING_STEPS, FINDING_WORDS, type FindingKind, isReadAgain } from "#modules/payouts/reconciliation/rules.ts";
import { db } from "#platform/db.ts";

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

type Run = {
  id: number;
  status: "em_curso" | "certa" | "com_diferencas" | "incompleta";
  startedMs: number;
  finishedMs: number | null;
};
type Found = {
  id: number;
  kind: FindingKind;
  storeName: string | null;
  ref: string;
  orderId: string | null;
  orderNumber: number | null;
  isMended: boolean;
  oursCents: number | null;
  theirsCents: number | null;
};

/** The last comparison with the provider, and what it found different. Null run: none was made yet. */
export async function readReconciliation() {
  const { rows: runs } = await db.execute<Run>(sql`
    select id, status, (extract(epoch from started_at) * 1000)::float8 as "startedMs", (extract(epoch from finished_at) * 1000)::float8 as "finishedMs"
    from reconciliation_runs order by id desc limit 1`);
  const [run] = runs;
  if (!run) return { run: null, findings: [] };
  const { rows } = await db.execute<Found>(sql`
    select f.id, f.kind, s.name as "storeName", f.ref, f.ours_cents as "oursCents", f.theirs_cents as "theirsCents",
      f.is_mended as "isMended", o.id as "orderId", o.number as "orderNumber"
    from reconciliation_findings f left join stores s on s.id = f.store_id
      left join payment_attempts t on t.provider_charge_id = split_part(f.ref, ':', 1) left join orders o on o.id = t.order_id
    where f.run_id = ${run.id} order by f.is_mended, f.id limit ${MOST}`);
  return {
    run: {
      status: run.status,
      startedAt: new Date(run.startedMs),
      finishedAt: run.finishedMs === null ? null : new Date(run.finishedMs),
    },
    findings: rows.map((row) => ({
      ...row,
      words: FINDING_WORDS[row.kind] ?? row.kind,
      next: row.isMended ? "Já acertada: o aviso tinha se perdido, e a cobrança foi lida de novo." : FINDING_STEPS[row.kind],
      isReadAgain: !row.isMended && row.orderId !== null && isReadAgain(row.kind),
    })),
  };
}
