import { and, eq, inArray, sql } from "drizzle-orm";
import { db, type Db, type Tx } from "#platform/db.ts";
import type { Address } from "../accounts/addresses/schema.ts";
import type { OrderStatus } from "../orders/rules.ts";
import type { ChargedMethod } from "../orders/rules/payment-methods.ts";
import type { OrderRecord } from "../orders/find-order.ts";
import { card } from "./methods/card.ts";
import { readLocked } from "./queries/locked-attempt.ts";
import type { SplitPart } from "./rules/split.ts";
import { paymentAttempts } from "./tables/attempts.ts";

export type Attempt = typeof paymentAttempts.$inferSelect & { split: SplitPart[]; billingAddress: Address | null };
export type AttemptWithOrder = { attempt: Attempt; order: OrderRecord & { status: OrderStatus } };

/** The attempt and its order, both locked, the order first (the lock order used everywhere). Null when there is none. */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<AttemptWithOrder | null> {
  const row = await readLocked(tx, attemptId);
  if (!row) return null;
  return { attempt: row.attempt as Attempt, order: { ...row.order, items: row.items } };
}

/** The states of an open attempt: while one is in any of them, its order may not have another. */
export const OPEN_ATTEMPTS = [
  "criada",
  "enviando",
  "autenticando",
  "pendente",
  "processando",
  "desconhecida",
] as const satisfies readonly Attempt["status"][];

/** The open attempt of an order; there is at most one. `isYoung`: created in the last ten seconds. */
export async function findOpenAttempt(on: Db, orderId: string): Promise<(Attempt & { isYoung: boolean }) | null> {
  const [row] = await on
    .select({ attempt: paymentAttempts, isYoung: sql<boolean>`created_at > now() - interval '10 seconds'` })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.status, OPEN_ATTEMPTS)));
  return row ? { ...(row.attempt as Attempt), isYoung: row.isYoung } : null;
}

/** Of an attempt just inserted: the poller starts it after five seconds, if whoever opened it has not. */
export const JUST_OPENED = { nextPollAt: sql`now() + interval '5 seconds'` };

/** Whether an attempt failed because its card token was used or expired: nothing was charged. Only a card has one. */
export async function wasTokenSpent(attemptId: string, method: ChargedMethod): Promise<boolean> {
  if (method !== card.name) return false;
  const [attempt] = await db
    .select({ refusal: paymentAttempts.refusal })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, "nao_existe")));
  return attempt?.refusal === TOKEN_SPENT;
}

/** The `refusal` of an attempt whose card token was used or expired. */
export const TOKEN_SPENT = "token_spent";
