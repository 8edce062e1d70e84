import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { payOrder } from "#modules/payments/pay-order.ts";
import { readReceivables } from "#modules/payments/receivables/read-receivables.ts";
import { paymentAttempts } from "#modules/payments/tables/attempts.ts";
import { receivables } from "#modules/payments/tables/receivables.ts";
import { db } from "#platform/db.ts";
import type { AuthorViewer } from "#platform/door.ts";
import { signedInPerson, stepUp } from "./authenticator.ts";
import { byNewCard } from "./card.ts";
import { attemptsOf } from "./card-checkout.ts";
import { createPendingOrder } from "./pending-order.ts";
import type { attachSandbox } from "./sandbox.ts";

/** An author with one sale by card, paid, out of its buyer's days to give up, and thirty days from its money. */
export async function soldByCard(sandbox: ReturnType<typeof attachSandbox>, priceCents = 10_000) {
  const made = await createPendingOrder(sandbox, [priceCents]);
  await db.update(paymentAttempts).set({ status: "nao_existe" }).where(eq(paymentAttempts.id, made.attemptId));
  expect(await payOrder(made.buyer.id, made.orderId, await byNewCard(priceCents))).toEqual({ ok: true });
  const attempt = (await attemptsOf(made.orderId)).find(({ method }) => method === "cartao");
  const attemptId = attempt?.id ?? "";
  await readReceivables(attemptId);
  await passHold(attemptId);
  const storeId = made.storeIds[0] ?? 0;
  const { viewer } = await signedInPerson();
  const author: AuthorViewer = { ...viewer, storeId };
  await stepUp(author);
  return { attemptId, storeId, author };
}

/** As if the days in which its buyer may give up had passed. */
const passHold = (attemptId: string) =>
  db
    .update(receivables)
    .set({ heldUntil: sql`now() - interval '1 day'` as never })
    .where(eq(receivables.attemptId, attemptId));
