import { and, inArray, sql } from "drizzle-orm";
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

/** Each try waits twice as long as the one before, from two seconds up to ten minutes. */
const NEXT_TRY = sql`now() + make_interval(secs => least(2 ^ (attempts + 1), 600))`;
