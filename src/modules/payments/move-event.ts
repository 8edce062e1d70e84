import { and, inArray, type SQL, sql } from "drizzle-orm";
import { gather } from "#platform/before-commit.ts";
import type { Db } from "#platform/db.ts";
import { WEBHOOK_MOVES, type WebhookMove } from "./rules/webhook.ts";
import { webhookEvents } from "./tables/webhooks.ts";

type Event = typeof webhookEvents.$inferSelect;

/** The only way stored webhooks change state. Returns those that did; another call may have moved the rest. */
export async function moveEvents(on: Db, eventIds: readonly string[], move: WebhookMove, error?: string): Promise<Event[]> {
  const { from, to } = WEBHOOK_MOVES[move];
  return on
    .update(webhookEvents)
    .set({
      status: to,
      ...(move === "falhar" ? { attempts: sql`attempts + 1`, lastError: error?.slice(0, 300) ?? "", nextTryAt: NEXT_TRY } : {}),
      ...(move === "reviver" ? { attempts: 0, nextTryAt: sql`now()` } : {}),
      ...(to === "processado" || to === "ignorado" ? { processedAt: sql`now()`, lastError: null } : {}),
    })
    .where(and(inArray(webhookEvents.id, [...eventIds]), inArray(webhookEvents.status, [...from])))
    .returning();
}

const { from: WAITING, to: DONE } = WEBHOOK_MOVES.processar;

/** The update that marks these events as processed, for a statement that does something else too. */
export const markProcessed = (eventIds: readonly string[]): SQL => sql`
  update webhook_events set status = ${DONE}, processed_at = now(), last_error = null
  where id = any(${sql.param([...eventIds])}::text[]) and status = any(${sql.param([...WAITING])}::text[])`;

/** Marks an event as processed just before the transaction commits. */
export const processedOnCommit = gather<string>({ insert: markProcessed });

/** Each try waits twice as long as the one before, from two seconds up to ten minutes. */
const NEXT_TRY = sql`now() + make_interval(secs => least(2 ^ (attempts + 1), 600))`;
