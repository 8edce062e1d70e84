import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { log } from "#platform/log.ts";
import { reconciliationFindings as findingsGauge } from "#platform/metrics.ts";
import { pagarmeKeys } from "../../payments/provider.ts";
import { readReceivables } from "../../payments/receivables/read-receivables.ts";
import { settleAttempt } from "../../payments/settle-attempt.ts";
import { reconciliationFindings, reconciliationRuns } from "../tables/reconciliation.ts";
import { compareBalances } from "./compare-balances.ts";
import { compareCharges } from "./compare-charges.ts";
import { pauseAffected } from "./pause-affected.ts";
import { bookedRecipients } from "./queries.ts";
import { ProviderAway, readPayables } from "./read-provider.ts";
import type { Finding } from "./rules.ts";

export const USUAL_DAYS = 45;
const SECOND_LOOK_MS = 20_000;

type Seen = { recipients: number; charges: number; payables: number; transfers: number };
type Compared = { findings: Finding[]; named: string[]; feeless: string[]; seen: Seen };
/** `isResolved`: reading the charge again in the same run corrected the difference. */
export type NamedFinding = Finding & { isResolved: boolean };
export type Reconciliation = { status: "certa" | "com_diferencas" | "incompleta"; findings: NamedFinding[]; seen: Seen };
type Reach = { days?: number; secondLookMs?: number };

/**
 * Compares our ledger with the provider's (INV-19): every charge of the last 45 days (or `days`), every recipient's balance and
 * transfers. Every charge that differs is read at the provider before a second comparison: one that only missed an event is corrected
 * there, stored as such and raises no alarm. Remaining differences are stored by name, raise an alarm and hold the payouts of the authors
 * affected, until a later run finds none. When the provider does not answer, the run is "incompleta" and changes nothing.
 */
export async function reconcile(
  runId: number,
  { days = USUAL_DAYS, secondLookMs = SECOND_LOOK_MS }: Reach = {},
): Promise<Reconciliation> {
  const since = new Date(Date.now() - days * 86_400_000);
  try {
    const first = await compare(since);
    if (first.findings.length === 0) return await close(runId, first, []);
    for (const attemptId of first.named) await settleAttempt(attemptId);
    for (const attemptId of [...first.named, ...first.feeless]) await readReceivables(attemptId);
    await sleep(secondLookMs);
    const second = await compare(since);
    const wasThere = new Set(first.findings.map(nameOf));
    const remaining = second.findings.filter((one) => wasThere.has(nameOf(one)));
    return await close(runId, { ...second, findings: remaining }, resolvedIn(first.findings, second.findings));
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ runId, cause: error.message }, "the provider did not answer: the books were not compared");
    await db
      .update(reconciliationRuns)
      .set({ status: "incompleta", finishedAt: sql`now()` })
      .where(eq(reconciliationRuns.id, runId));
    return { status: "incompleta", findings: [], seen: { recipients: 0, charges: 0, payables: 0, transfers: 0 } };
  }
}

/** Differences that reading at the provider can correct: a sale, a dispute or a refund whose event was lost. */
const RESOLVED_BY_READING: readonly Finding["kind"][] = ["cobranca_sem_lancamento", "movimento_diferente"];

/** The findings of these kinds in the first comparison that are not in the second. */
const resolvedIn = (first: Finding[], second: Finding[]): Finding[] => {
  const still = new Set(second.map(({ kind, ref }) => `${kind} ${ref}`));
  return first.filter(({ kind, ref }) => RESOLVED_BY_READING.includes(kind) && !still.has(`${kind} ${ref}`));
};

const nameOf = ({ kind, ref, oursCents, theirsCents }: Finding): string => [kind, ref, oursCents, theirsCents].join(" ");

async function compare(since: Date): Promise<Compared> {
  const recipients = await bookedRecipients();
  const storeOf = new Map<string, number | null>(recipients.sellers.map((one) => [one.providerId, one.storeId]));
  storeOf.set(pagarmeKeys.platformRecipient, null);
  const payables = await readPayables(since);
  const charges = await compareCharges(payables, storeOf, since);
  const balances = await compareBalances(recipients, charges.explained);
  return {
    findings: [...charges.findings, ...balances.findings],
    named: charges.named,
    feeless: charges.feeless,
    seen: {
      recipients: storeOf.size,
      charges: charges.charges,
      payables: payables.length,
      transfers: balances.transfers,
    },
  };
}

async function close(runId: number, { findings: remaining, seen }: Compared, resolved: Finding[]): Promise<Reconciliation> {
  const status = remaining.length > 0 ? ("com_diferencas" as const) : ("certa" as const);
  const findings = [
    ...remaining.map((one) => ({ ...one, isResolved: false })),
    ...resolved.map((one) => ({ ...one, isResolved: true })),
  ];
  await transact(async (tx) => {
    if (findings.length > 0) await tx.insert(reconciliationFindings).values(findings.map((one) => ({ ...one, runId })));
    await tx
      .update(reconciliationRuns)
      .set({ status, ...seen, finishedAt: sql`now()` })
      .where(eq(reconciliationRuns.id, runId));
    await pauseAffected(tx, remaining);
    return ok();
  });
  findingsGauge.set(remaining.length);
  for (const finding of resolved)
    log.warn({ runId, ...finding }, "our books missed news of the provider: read again, they agree");
  for (const finding of remaining) log.error({ alarm: "reconciliation", runId, ...finding }, "our books are not the provider's");
  return { status, findings, seen };
}
