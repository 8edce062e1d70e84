import { sql } from "drizzle-orm";
import { ok, type Outcome, type Refusal, refuse } from "#kit/outcome.ts";
import { db, type Db, isUniqueViolation, transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { saveContract } from "../orders/contracts/save-contract.ts";
import { findOrder, type OrderRecord } from "../orders/find-order.ts";
import { refuseBlocked } from "./blocks/find-block.ts";
import type { PaymentInput, PayRefusal } from "./cards/schema.ts";
import { closeAttempt } from "./close-attempt.ts";
import { findOpenAttempt, wasTokenSpent } from "./find-attempt.ts";
import { METHODS } from "./methods/methods.ts";
import { openAttempt, type OpenedAttempt } from "./open-attempt.ts";
import { findLostItems } from "./queries/lost-items.ts";
import { refuseWhileStopped } from "./selling-stopped.ts";
import { startAndWait } from "./start-payment.ts";

/**
 * Pays an unpaid order of this person again: another Pix code, another card or another method. The open attempt is cancelled at the
 * provider first; while its result is unknown no other is opened. An order paid meanwhile is refused as `not_payable`. A repeated
 * request by the same method within ten seconds does nothing, unless the open attempt is the one it `replaces`.
 */
export async function payOrder(
  userId: string,
  orderId: string,
  input: PaymentInput,
  { replaces = null, ip = null }: { replaces?: string | null; ip?: string | null } = {},
): Promise<Outcome<void, PayRefusal>> {
  const order = await findOrder(db, orderId);
  if (!order || order.userId !== userId) return refuse("not_found");
  if (order.status === "em_analise") return refuse("confirming");
  if (order.status !== "aguardando_pagamento") return refuse("not_payable");
  const open = await findOpenAttempt(db, orderId);
  if (open?.isYoung && open.method === input.method && open.id !== replaces) return ok();
  const stopped = (await refuseWhileStopped(db)) ?? (await refuseLost(db, order));
  if (stopped) return stopped;
  if (open) {
    await closeAttempt(open.id);
    const left = await findOpenAttempt(db, orderId);
    if (left && METHODS[left.method].isJudgedByBank) return refuse("confirming");
    // A code that a simultaneous request of the same person created meanwhile serves this request.
    if (left) return left.id !== open.id && left.method === input.method ? ok() : refuse("still_asking");
  }
  try {
    const created = await transact((tx) => openAnother(tx, { userId, orderId, ip }, input));
    if (!created.ok) return created;
    await startAndWait(created.value);
    return (await wasTokenSpent(created.value.attemptId, input.method)) ? refuse("token_spent") : ok();
  } catch (error) {
    if (isUniqueViolation(error, "payment_attempts_one_open")) return ok();
    throw error;
  }
}

/** The refusal when an item of the order may no longer be bought; its current code does not change. Null when all may. */
async function refuseLost(on: Db, order: OrderRecord): Promise<Refusal<"unavailable" | "owned"> | null> {
  const lost = await findLostItems(on, order);
  if (lost.length === 0) return null;
  return refuse(lost.some((item) => item.cause === "ja_comprado") ? "owned" : "unavailable");
}

/** Locks the person's row before the order: the limit of card attempts counts all of that person's attempts. */
async function openAnother(
  tx: Tx,
  { userId, orderId, ip }: { userId: string; orderId: string; ip: string | null },
  input: PaymentInput,
): Promise<Outcome<OpenedAttempt, PayRefusal>> {
  const rows = await readRows(
    tx,
    { isSuspended: col.bool`'comprar' = any(suspended_from)` },
    (row) => sql`
    select ${row} from users where id = ${userId} for no key update`,
  );
  if (rows[0]?.isSuspended) return refuse("suspended");
  const stopped = await refuseWhileStopped(tx);
  if (stopped) return stopped;
  const order = await findOrder(tx, orderId, "update");
  if (order?.status !== "aguardando_pagamento") return refuse("not_payable");
  const blocked = await refuseBlocked(tx, { document: order.buyerDocument, email: order.buyerEmail, ip });
  const refusal = blocked ?? (await refuseLost(tx, order));
  if (refusal) return refusal;
  await saveContract(tx, order.id);
  return openAttempt(tx, order, input, ip);
}
