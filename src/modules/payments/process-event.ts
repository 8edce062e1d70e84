import { eq, or, sql } from "drizzle-orm";
import * as z from "zod";
import { isUuid } from "#kit/id.ts";
import { db } from "#platform/db.ts";
import { withoutValues } from "#platform/describe-error.ts";
import { moveEvent } from "./move-event.ts";
import { mirrorRecipient } from "./recipients/mirror-recipient.ts";
import { MOST_WEBHOOK_ATTEMPTS } from "./rules/webhook.ts";
import { settleAttempt } from "./settle-attempt.ts";
import { paymentAttempts } from "./tables/attempts.ts";
import { recipients } from "./tables/recipients.ts";
import { webhookEvents } from "./tables/webhooks.ts";

const providerId = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? null);

const about = z.object({
  data: z.object({
    id: providerId.catch(null),
    code: z.string().nullish().catch(null),
    order: z.object({ id: z.string(), code: z.string().nullish() }).nullish().catch(null),
    charge: z.object({ id: z.string() }).nullish().catch(null),
    // Disputes under their newer event name carry only the id of the charge.
    chargeId: providerId.catch(null),
    charge_id: providerId.catch(null),
    orderId: providerId.catch(null),
    order_id: providerId.catch(null),
  }),
});

/**
 * Handles a webhook as a hint: finds the attempt or recipient it is about and reads that from the provider, unless it was read since.
 * Events about nothing of ours are ignored; one that fails is retried, ten times in all. Throws to be retried.
 */
export async function processEvent(eventId: string): Promise<void> {
  const [stored] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, eventId));
  const event = stored?.status === "erro" ? await moveEvent(db, eventId, "retomar") : stored;
  if (event?.status !== "recebido") return;
  try {
    await moveEvent(db, eventId, (await follow(event)) ? "processar" : "ignorar");
  } catch (error) {
    const failed = await moveEvent(db, eventId, "falhar", withoutValues(String(error)));
    if (!failed) return;
    if (failed.attempts < MOST_WEBHOOK_ATTEMPTS) throw error;
    await moveEvent(db, eventId, "desistir");
  }
}

type Event = typeof webhookEvents.$inferSelect;

/** Reads from the provider what the event is about; false when it is nothing of ours. */
async function follow({ id, type, body, lastError }: Event): Promise<boolean> {
  const storeId = await findRecipient(type, body);
  if (storeId) await mirrorRecipient(storeId, "webhook");
  const attemptId = await findSubject(type, body);
  if (attemptId) await inTurn(attemptId, () => settleUnlessRead(attemptId, id, lastError !== null));
  return Boolean(attemptId ?? storeId);
}

const turns = new Map<string, Promise<void>>();

/** Runs the events of one attempt one after another in this process: the first reading usually serves all of them. */
async function inTurn(attemptId: string, work: () => Promise<void>): Promise<void> {
  const before = turns.get(attemptId) ?? Promise.resolve();
  const mine = before.catch(() => undefined).then(work);
  turns.set(attemptId, mine);
  try {
    await mine;
  } finally {
    if (turns.get(attemptId) === mine) turns.delete(attemptId);
  }
}

/** An event that failed before, or that was replayed by a person, is always read. */
async function settleUnlessRead(attemptId: string, eventId: string, isAgain: boolean): Promise<void> {
  if (!isAgain && (await wasReadSince(attemptId, eventId))) return;
  if (!(await settleAttempt(attemptId))) throw new Error("the provider did not answer");
}

/** Whether the attempt was read from the provider after this event was stored, by the database's clock. */
async function wasReadSince(attemptId: string, eventId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from payment_attempts a join webhook_events e on e.id = ${eventId}
    where a.id = ${attemptId} and a.read_at > e.received_at`);
  return rowCount === 1;
}

async function findRecipient(type: string, body: unknown): Promise<number | null> {
  const parsed = type.startsWith("recipient.") ? about.safeParse(body) : null;
  if (!parsed?.success) return null;
  const [recipient] = await db
    .select({ storeId: recipients.storeId })
    .from(recipients)
    .where(eq(recipients.providerId, parsed.data.data.id ?? ""));
  return recipient?.storeId ?? null;
}

async function findSubject(type: string, body: unknown): Promise<string | null> {
  if (!/^(order|charge|chargeback)\./.test(type)) return null;
  const parsed = about.safeParse(body);
  if (!parsed.success) return null;
  const { id, order, charge, code, ...named } = parsed.data.data;
  const chargeId = charge?.id ?? named.chargeId ?? named.charge_id ?? id;
  const orderId = order?.id ?? named.orderId ?? named.order_id ?? id;
  const ourCode = order?.code ?? code;
  const [attempt] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      or(
        ...(chargeId ? [eq(paymentAttempts.providerChargeId, chargeId)] : []),
        ...(orderId ? [eq(paymentAttempts.providerOrderId, orderId)] : []),
        ...(ourCode && isUuid(ourCode) ? [eq(paymentAttempts.id, ourCode)] : []),
      ),
    )
    .limit(1);
  return attempt?.id ?? null;
}
