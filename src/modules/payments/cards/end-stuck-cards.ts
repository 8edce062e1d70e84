import { and, eq, inArray, sql } from "drizzle-orm";
import type { PagarmeCharge } from "#integrations/pagarme/types.ts";
import { ok } from "#kit/outcome.ts";
import { announce } from "#platform/bus.ts";
import { db, transact } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { recordState } from "#platform/state-history.ts";
import { moveOrder } from "../../orders/move-order.ts";
import { lockAttempt } from "../find-attempt.ts";
import { card } from "../methods/card.ts";
import { pagarme } from "../provider.ts";
import { NOT_CONFIRMED } from "../rules/refusal.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { paymentAttempts } from "../tables/attempts.ts";

const BATCH = 20;
const OPEN = ["processando", "pendente", "autenticando"] as const;
/** A bank answers in seconds; after an hour without an answer the charge is stuck. A manual antifraud review may take two days. */
const BANK_PATIENCE = sql`interval '1 hour'`;
const REVIEW_HOURS = 48;
const UNDER_REVIEW = ["manual", "pending", "analyzing"];
const STUCK = defineRow({
  id: col.text`id`,
  isUnconfirmed: col.bool`status = 'autenticando'`,
  hours: col.real`(extract(epoch from now() - sent_at) / 3600)::float8`,
});

/**
 * Cancels card payments that are stuck at the provider and those that the buyer did not confirm at the bank in time: read, cancelled
 * there, then given up, so that the order may be paid another way. They are still read afterwards, and money that arrives late follows
 * the rules of late payments. The batch is random, so that charges under review for two days do not block the others.
 */
export async function endStuckCards(): Promise<void> {
  const rows = await readRows(
    db,
    STUCK,
    sql`
    update payment_attempts set next_poll_at = now() + interval '10 minutes'
    where id in (
      select id from payment_attempts
      where method = ${card.name} and next_poll_at is not null
        and ((status in ('processando', 'pendente') and sent_at < now() - ${BANK_PATIENCE})
          or (status = 'autenticando' and authenticate_by < now()))
      order by random() limit ${BATCH} for update skip locked
    ) returning ${STUCK}`,
  );
  for (const row of rows) await endStuckCard(row);
}

async function endStuckCard({ id: attemptId, hours, isUnconfirmed }: Stuck): Promise<void> {
  if (!(await settleAttempt(attemptId))) return;
  // If it was confirmed in the last second, it is now processing at the bank and has that longer limit.
  const chargeId = await findOpenCharge(attemptId, isUnconfirmed ? ["autenticando"] : OPEN);
  if (!chargeId) return;
  const charge = await pagarme.charges.get(chargeId);
  // The antifraud does not review a charge that its buyer did not confirm.
  if (!charge.ok || (!isUnconfirmed && isUnderReview(charge.value) && hours < REVIEW_HOURS)) return;
  await pagarme.charges.cancel(chargeId, {}, `${attemptId}-cancel`);
  if (!(await settleAttempt(attemptId))) return;
  await giveUp(attemptId);
}

type Stuck = { id: string; isUnconfirmed: boolean; hours: number };

/** The provider's charge of an attempt that is still open; null once it was decided. */
async function findOpenCharge(attemptId: string, open: readonly (typeof OPEN)[number][]): Promise<string | null> {
  const [attempt] = await db
    .select({ chargeId: paymentAttempts.providerChargeId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.status, [...open])));
  return attempt?.chargeId ?? null;
}

const isUnderReview = ({ last_transaction }: PagarmeCharge): boolean =>
  UNDER_REVIEW.includes(last_transaction?.antifraud_response?.status ?? "");

/** Marks an attempt that is still open as `nao_existe` and frees its order; it is read only to refund money that arrives late. */
async function giveUp(attemptId: string): Promise<void> {
  await transact(async (tx) => {
    const found = await lockAttempt(tx, attemptId);
    if (!found || !(OPEN as readonly string[]).includes(found.attempt.status)) return ok();
    const isUnconfirmed = found.attempt.status === "autenticando";
    await tx
      .update(paymentAttempts)
      .set({
        status: "nao_existe",
        ...(isUnconfirmed ? { refusal: NOT_CONFIRMED, authenticationUrl: null } : {}),
        nextPollAt: sql`now() + interval '10 minutes'`,
        updatedAt: sql`now()`,
      })
      .where(eq(paymentAttempts.id, attemptId));
    const by = { cause: isUnconfirmed ? "sem confirmação no banco" : "o banco não decidiu", actor: "sistema" };
    await recordState(tx, { entity: "payment", entityId: attemptId, from: found.attempt.status, to: "nao_existe", ...by });
    await moveOrder(tx, found.order.id, "liberado", by);
    await announce(tx, "order", found.order.id);
    return ok();
  });
}
