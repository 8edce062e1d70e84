import { eq, sql } from "drizzle-orm";
import type { PagarmePayable } from "#integrations/pagarme/account-types.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { gather } from "#platform/before-commit.ts";
import { db, transact } from "#platform/db.ts";
import { postJournal } from "../post-journal.ts";
import { reportIfOurs } from "../incidents/report-incident.ts";
import { lockPockets } from "../refunds/lock-pockets.ts";
import { providerFee } from "../rules/journals.ts";
import { anticipationPaid } from "../rules/reversal.ts";
import type { SplitPart } from "../rules/split.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { listPayablesOf } from "./list-payables.ts";

export type ReadReceivablesRefusal = "not_found" | "provider_away" | "not_made_yet";
const AVAILABLE = ["paid", "prepaid"];

/**
 * Reads the receivables of a paid charge at the provider: books its fee and the cost of each anticipation, once each, and stores when each
 * author's part becomes available (now, when it already is). Refuses `provider_away` without changing anything, and `not_made_yet` while
 * there are none.
 */
export async function readReceivables(attemptId: string): Promise<Outcome<void, ReadReceivablesRefusal>> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return attempt ? readReceivablesOf(attempt) : refuse("not_found");
}

/** The same for an attempt as it was just read. */
export async function readReceivablesOf(
  attempt: typeof paymentAttempts.$inferSelect,
): Promise<Outcome<void, ReadReceivablesRefusal>> {
  const { id: attemptId, providerChargeId: chargeId } = attempt;
  if (!chargeId) return refuse("not_found");
  const recipientIds = (attempt.split as SplitPart[]).map((part) => part.recipientId);
  const answer = await listPayablesOf(chargeId, { recipientIds, paidAt: attempt.sentAt ?? attempt.createdAt });
  if (!answer.ok) {
    await reportIfOurs("recebiveis", answer);
    return refuse("provider_away");
  }
  const credits = answer.value.filter((payable) => payable.type === "credit");
  if (credits.length === 0) return refuse("not_made_yet");
  const feeCents = credits.reduce((sum, payable) => sum + payable.fee, 0);
  const storeOf = new Map((attempt.split as SplitPart[]).map((part) => [part.recipientId, part.storeId]));
  await transact(async (tx) => {
    if (attempt.feeAt) await booked(tx, attemptId);
    if (feeCents > 0) await postJournal(tx, providerFee(chargeId, feeCents));
    for (const payable of credits) {
      const storeId = storeOf.get(payable.recipient_id ?? "") ?? null;
      if (storeId === null) continue;
      const cents = payable.anticipation_fee;
      if (cents > 0) {
        const head = { ref: `${chargeId}:${storeId}:${payable.installment ?? 1}`, attemptId };
        const pockets = await lockPockets(tx, attemptId, [{ storeId }]);
        await postJournal(tx, anticipationPaid(head, { storeId, cents }, pockets.of(storeId)));
      }
      await seen(tx, { attemptId, storeId, payable });
    }
    return ok();
  });
  return ok();
}

/** Nobody looks for the fee of this charge any more. */
const booked = gather<string>({
  insert: (ids) => sql`update payment_attempts set fee_at = null where id = any(${sql.param(ids)}::uuid[])`,
});

type Seen = { attemptId: string; storeId: number; payable: PagarmePayable };

/**
 * Stores what the provider says of each receivable. When it becomes available: a date alone is not enough, so one still unpaid past its date
 * waits at least another hour.
 */
const seen = gather<Seen>({
  insert: (all) => sql`
    update receivables r set seen_at = now(), amount_cents = least(r.amount_cents, seen.cents),
      provider_at = case when seen.is_available then least(now(), coalesce(seen.day, now()))
        else greatest(now() + interval '1 hour', coalesce(seen.day, now())) end
    from unnest(${listOf(all, (one) => one.attemptId)}::uuid[], ${listOf(all, (one) => one.storeId)}::int[],
      ${listOf(all, ({ payable }) => payable.installment ?? 1)}::int[], ${listOf(all, ({ payable }) => payable.amount)}::bigint[],
      ${listOf(all, ({ payable }) => payable.payment_date ?? null)}::timestamptz[],
      ${listOf(all, ({ payable }) => AVAILABLE.includes(payable.status ?? ""))}::bool[])
      seen(attempt_id, store_id, installment, cents, day, is_available)
    where r.attempt_id = seen.attempt_id and r.store_id = seen.store_id and r.installment = seen.installment and r.released_at is null`,
});

const listOf = (all: readonly Seen[], pick: (one: Seen) => unknown) => sql.param(all.map(pick));
