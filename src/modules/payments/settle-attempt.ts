import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { announce } from "#platform/bus.ts";
import { applyCharge, noteUnchanged } from "./apply-charge.ts";
import type { Attempt } from "./find-attempt.ts";
import { card } from "./methods/card.ts";
import { areaOfCharge } from "./incidents/rules.ts";
import { reportIfOurs, reportIncident } from "./incidents/report-incident.ts";
import { processedOnCommit } from "./move-event.ts";
import { pagarme } from "./provider.ts";
import { READ_AGAIN } from "./rules/next-reading.ts";
import { pollDelaySeconds } from "./rules/verdict.ts";
import { interpretCharge } from "./interpret-charge.ts";
import { sendPayment } from "./start-payment.ts";
import { paymentAttempts } from "./tables/attempts.ts";

/** The provider stores an idempotency key for 24 h; an attempt older than this is never sent again. */
const KEY_LIFE = sql`interval '23 hours'`;
/** A browser's token is valid for 60 s: it is not sent again with less than 15 s left, and 15 s after it expires it can charge nothing. */
const BY_TOKEN = sql`method = ${card.name} and card_id is null and provider_card_id is null`;
const TOKEN_GOOD = sql`(card_token is not null and sent_at > now() - interval '45 seconds')`;
const TOKEN_DEAD = sql`sent_at < now() - interval '75 seconds'`;

/**
 * Reads the result of an attempt from the provider and applies it. Used by webhooks, poller, page and administration alike: the first to
 * come moves the state, the others find it moved. Returns false when the provider could not be read.
 */
export async function settleAttempt(attemptId: string): Promise<boolean> {
  const [found] = await db
    .select({ row: paymentAttempts, now: sql<string>`clock_timestamp()::text` })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId));
  return found ? (await settleFound(found.row as Attempt, found.now)).isRead : true;
}

/**
 * The same for an attempt as it was just read, when the database's clock stood at `readFrom`. The `events` that brought it here are marked as
 * processed together with what the reading changes; `isMarked` is false when it changed nothing: the attempt was not sent yet or is unknown to
 * the provider.
 */
export async function settleFound(
  attempt: Attempt,
  readFrom: string,
  events: readonly string[] = [],
): Promise<{ isRead: boolean; isMarked: boolean }> {
  if (attempt.status === "criada") return { isRead: true, isMarked: false };
  const answer = attempt.providerOrderId ? await pagarme.orders.get(attempt.providerOrderId) : await findByCode(attempt.id);
  if (!answer.ok) {
    await reportIfOurs("pagamentos", answer);
    await postpone(attempt);
    return { isRead: false, isMarked: false };
  }
  const seen = answer.value && interpretCharge(answer.value);
  if (seen?.ourFault)
    await reportIncident(areaOfCharge(seen.ourFault), { cause: seen.ourFault, detail: seen.transactionStatus ?? "" });
  if (!seen) await resolveAbsent(attempt);
  else if (!(await noteUnchanged(attempt, seen, readFrom, events)))
    await transact(async (tx) => {
      await applyCharge(tx, attempt.id, seen, readFrom);
      for (const id of events) await processedOnCommit(tx, id);
      return ok();
    });
  return { isRead: true, isMarked: Boolean(seen) };
}

async function findByCode(code: string) {
  const answer = await pagarme.orders.listByCode(code);
  return answer.ok ? { ok: true as const, value: answer.value.data.find((order) => order.code === code) ?? null } : answer;
}

/**
 * Handles an attempt that the provider does not know: the call never arrived. The same key and body are sent again while the provider
 * stores the key and the card's token is valid; after that the attempt becomes `nao_existe`, and the buyer may make another.
 */
async function resolveAbsent(attempt: Attempt): Promise<void> {
  const [again] = await db
    .update(paymentAttempts)
    .set({ status: "enviando", pollCount: sql`poll_count + 1`, nextPollAt: sql`now() + interval '40 seconds'` })
    .where(
      and(
        eq(paymentAttempts.id, attempt.id),
        inArray(paymentAttempts.status, ["desconhecida", "enviando"]),
        lt(paymentAttempts.pollCount, 8),
        sql`sent_at > now() - ${KEY_LIFE} and sent_at < now() - interval '2 seconds'`,
        sql`(${TOKEN_GOOD} or not (${BY_TOKEN}))`,
      ),
    )
    .returning();
  if (again) return sendPayment(again as Attempt, { isAgain: true });
  await transact(async (tx) => {
    await tx
      .update(paymentAttempts)
      .set({ status: "nao_existe", cardToken: null, nextPollAt: null, updatedAt: sql`now()` })
      .where(
        and(
          eq(paymentAttempts.id, attempt.id),
          inArray(paymentAttempts.status, ["desconhecida", "enviando"]),
          sql`(poll_count >= 8 or sent_at < now() - ${KEY_LIFE} or (${BY_TOKEN} and ${TOKEN_DEAD}))`,
        ),
      );
    // An attempt given up without an answer now has one: it is read again every five minutes until an hour after it was sent.
    await tx
      .update(paymentAttempts)
      .set({ nextPollAt: sql`case when sent_at > now() - interval '1 hour' then now() + interval '5 minutes' end` })
      .where(
        and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, "nao_existe"), isNotNull(paymentAttempts.nextPollAt)),
      );
    await announce(tx, "order", attempt.orderId);
    return ok();
  });
}

/** A finished attempt is read again after an hour when the provider does not answer. */
const secondsToWait = ({ status, pollCount }: Attempt): number =>
  (READ_AGAIN as readonly string[]).includes(status) ? 3_600 : pollDelaySeconds(pollCount + 1);

/** Without an answer only the time of the next reading changes: the delay grows, up to five minutes. */
async function postpone(attempt: Attempt): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({
      pollCount: sql`poll_count + 1`,
      nextPollAt: sql`now() + make_interval(secs => ${secondsToWait(attempt)})`,
    })
    .where(and(eq(paymentAttempts.id, attempt.id), sql`next_poll_at is not null`));
}
