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
type Compared = { findings: Finding[]; unbooked: string[]; feeless: string[]; seen: Seen };
export type Reconciliation = { status: "certa" | "com_diferencas" | "incompleta"; findings: Finding[]; seen: Seen };
type Reach = { days?: number; secondLookMs?: number };

/**
 * Compares our books with the provider's (INV-19): every charge of the last 45 days (or `days`), every recipient's balance and
 * transfers. What differs, and still does at a second look, is kept by name, told as an alarm and stops the withdrawals of the
 * authors it touches, until a later run finds nothing; a sale that was only missed is read again at once, and a fee not read yet before
 * the second look. When the provider is away
 * the run is "incompleta" and changes nothing.
 */
export async function reconcile(
  runId: number,
  { days = USUAL_DAYS, secondLookMs = SECOND_LOOK_MS }: Reach = {},
): Promise<Reconciliation> {
  const since = new Date(Date.now() - days * 86_400_000);
  try {
    const first = await compare(since);
    if (first.findings.length === 0) return await close(runId, first);
    for (const attemptId of first.feeless) await readReceivables(attemptId);
    await sleep(secondLookMs);
    const second = await compare(since);
    const wasThere = new Set(first.findings.map(nameOf));
    const closed = await close(runId, { ...second, findings: second.findings.filter((one) => wasThere.has(nameOf(one))) });
    for (const attemptId of second.unbooked) await settleAttempt(attemptId);
    return closed;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ runId, cause: error.message }, "the provider did not answer: the books were not compared");
    await db
      .update(reconciliationRuns)
      .set({ status: "incompleta", finishedAt: sql`now()` as never })
      .where(eq(reconciliationRuns.id, runId));
    return { status: "incompleta", findings: [], seen: { recipients: 0, charges: 0, payables: 0, transfers: 0 } };
  }
}

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
    unbooked: charges.unbooked,
    feeless: charges.feeless,
    seen: {
      recipients: storeOf.size,
      charges: charges.charges,
      payables: payables.length,
      transfers: balances.transfers,
    },
  };
}

async function close(runId: number, { findings, seen }: Compared): Promise<Reconciliation> {
  const status = findings.length > 0 ? ("com_diferencas" as const) : ("certa" as const);
  await transact(async (tx) => {
    if (findings.length > 0) await tx.insert(reconciliationFindings).values(findings.map((one) => ({ ...one, runId })));
    await tx
      .update(reconciliationRuns)
      .set({ status, ...seen, finishedAt: sql`now()` as never })
      .where(eq(reconciliationRuns.id, runId));
    await pauseAffected(tx, findings);
    return ok();
  });
  findingsGauge.set(findings.length);
  for (const finding of findings) log.error({ alarm: "reconciliation", runId, ...finding }, "our books are not the provider's");
  return { status, findings, seen };
}
