import { and, desc, eq, inArray } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, isUniqueViolation, transact } from "#platform/db.ts";
import { findOrder } from "../orders/find-order.ts";
import { closeAttempt } from "./close-attempt.ts";
import { openPixAttempt } from "./open-attempt.ts";
import { startPayment } from "./start-payment.ts";
import { paymentAttempts } from "./tables/attempts.ts";

export type RenewRefusal = "not_found" | "not_payable" | "still_asking";

/**
 * Makes a new Pix code for an unpaid order of this person. The old code is cancelled at the provider first; while its fate is
 * unknown no other is made (`still_asking`), and an order paid meanwhile is simply paid (`not_payable`).
 */
export async function renewPix(userId: string, orderId: string): Promise<Outcome<void, RenewRefusal>> {
  const order = await findOrder(db, orderId);
  if (!order || order.userId !== userId) return refuse("not_found");
  if (order.status !== "aguardando_pagamento") return refuse("not_payable");
  const open = await findOpenAttempt(orderId);
  if (open) {
    await closeAttempt(open.id);
    if (await findOpenAttempt(orderId)) return refuse("still_asking");
  }
  try {
    const created = await transact(async (tx) => {
      const current = await findOrder(tx, orderId, "update");
      if (!current || current.status !== "aguardando_pagamento") return refuse("not_payable");
      return ok(await openPixAttempt(tx, current));
    });
    if (!created.ok) return created;
    await startPayment(created.value);
    return ok();
  } catch (error) {
    if (isUniqueViolation(error, "payment_attempts_one_open")) return ok();
    throw error;
  }
}

async function findOpenAttempt(orderId: string) {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.status, ["criada", "enviando", "pendente", "processando", "desconhecida"]),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return attempt ?? null;
}
