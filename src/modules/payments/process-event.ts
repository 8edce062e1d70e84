import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { withoutValues } from "#platform/describe-error.ts";
import { log } from "#platform/log.ts";
import { beginTrace } from "#platform/tracing.ts";
import { moveEvents } from "./move-event.ts";
import { findAttempts, findRecipients, type Subject } from "./queries/event-subjects.ts";
import { mirrorRecipient } from "./recipients/mirror-recipient.ts";
import { MOST_WEBHOOK_ATTEMPTS } from "./rules/webhook.ts";
import { settleFound } from "./settle-attempt.ts";
import { webhookEvents } from "./tables/webhooks.ts";

const BATCH = 20;
/** A worker that dies leaves the events it took to another after this long. Two that process the same one do no harm. */
const TAKEN = sql`now() + interval '20 seconds'`;

type Event = typeof webhookEvents.$inferSelect;

/**
 * Processes every stored event that is due, twenty at a time. An event is a hint: what it is about is read from the provider, once for all
 * the events of the same charge. One that arrives meanwhile is left to the next run.
 */
export async function processDueEvents(): Promise<void> {
  for (;;) {
    const taken = await takeDue();
    if (taken.length > 0) await processEvents(taken);
    if (taken.length < BATCH) return;
  }
}

/** Processes one event now, whether it is due or not. Throws when it failed, to be retried. */
export async function processEvent(eventId: string): Promise<void> {
  const [event] = await db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.id, eventId), inArray(webhookEvents.status, ["recebido", "erro"])));
  const [error] = event ? await processEvents([event]) : [];
  if (error) throw error;
}

function takeDue(): Promise<Event[]> {
  const due = sql`select id from webhook_events where status in ('recebido', 'erro') and next_try_at <= now()
    order by next_try_at limit ${BATCH} for update skip locked`;
  return db
    .update(webhookEvents)
    .set({ nextTryAt: TAKEN })
    .where(sql`${webhookEvents.id} in (${due})`)
    .returning();
}

/** Returns the errors of the events that will be tried again. */
async function processEvents(taken: readonly Event[]): Promise<Error[]> {
  const failed = taken.filter(({ status }) => status === "erro").map(({ id }) => id);
  if (failed.length > 0) await moveEvents(db, failed, "retomar");
  const [attempts, stores] = [await findAttempts(taken), await findRecipients(taken)];
  const byAttempt = new Map<string, { subject: Subject; events: Event[] }>();
  for (const event of taken) {
    const subject = attempts.get(event.id);
    if (!subject) continue;
    const about = byAttempt.get(subject.attempt.id) ?? { subject, events: [] };
    about.events.push(event);
    byAttempt.set(subject.attempt.id, about);
  }
  const others = taken.filter(({ id }) => !attempts.has(id));
  const errors = await Promise.all([
    ...[...byAttempt.values()].map(({ subject, events }) => alone(events, () => readCharge(events, subject))),
    ...others.map((event) => alone([event], () => followOther(event, stores.get(event.id)))),
  ]);
  return errors.flat();
}

/** Reads the charge, unless it was read since these events came. An event that failed before, or that a person replays, is always read. */
async function readCharge(events: readonly Event[], { attempt, readFrom }: Subject): Promise<void> {
  const ids = events.map(({ id }) => id);
  const isRead = events.every(({ lastError, receivedAt }) => lastError === null && attempt.readAt && attempt.readAt > receivedAt);
  const settled = isRead ? { isRead, isMarked: false } : await settleFound(attempt, readFrom, ids);
  if (!settled.isRead) throw new Error("the provider did not answer");
  if (!settled.isMarked) await moveEvents(db, ids, "processar");
}

async function followOther({ id }: Event, storeId: number | undefined): Promise<void> {
  if (storeId !== undefined) await mirrorRecipient(storeId, "webhook");
  await moveEvents(db, [id], storeId === undefined ? "ignorar" : "processar");
}

/** What fails does so alone: its events are tried again later, ten times in all. */
async function alone(events: readonly Event[], work: () => Promise<void>): Promise<Error[]> {
  try {
    await beginTrace({ name: "job payments.process-events", kind: "consumer" }, events[0]?.trace ?? null, work);
    return [];
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const failed = await moveEvents(
      db,
      events.map(({ id }) => id),
      "falhar",
      withoutValues(String(error)),
    );
    const over = failed.filter(({ attempts }) => attempts >= MOST_WEBHOOK_ATTEMPTS).map(({ id }) => id);
    if (over.length > 0) await moveEvents(db, over, "desistir");
    if (failed.length > 0) log.warn({ err: error, events: failed.map(({ id }) => id) }, "webhook not processed");
    return failed.length > over.length ? [error] : [];
  }
}
