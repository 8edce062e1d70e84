import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { CancelChargeRequest } from "#integrations/pagarme/requests.ts";
import type { PagarmeFailure } from "#integrations/pagarme/answer.ts";
import { ok, refuse } from "#kit/outcome.ts";
import { db, isUniqueViolation, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import type { Attempt } from "../find-attempt.ts";
import { endIncident, reportIfOurs } from "../incidents/report-incident.ts";
import { pagarme, pagarmeKeys } from "../provider.ts";
import { settleAttempt } from "../settle-attempt.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { refundItems, refunds } from "../tables/refunds.ts";
import { METHODS } from "../methods/methods.ts";
import { moveRefund, type Refund } from "./move-refund.ts";
import { METHODS_WITHOUT_WAY_BACK, readRefundAccount } from "./refund-account.ts";
import { dropDisputed, leaveToPerson, waitToRetry } from "./refuse-refund.ts";
import { refundSplit } from "./rules/split.ts";

/** The provider forgets a key after 24 h: for a shorter time, the same call is repeated with it. */
const KEY_LIFE = sql`interval '23 hours'`;
const BY = { cause: "pedido ao provedor", actor: "sistema" };

/**
 * Requests a refund from the provider, after reading whether it is done or in progress; one of a charge at a time. Only what the charge
 * then shows as returned completes it. After a lost answer the charge is read before the same call, with the same key, is repeated.
 */
export async function sendRefund(refundId: string): Promise<void> {
  const [seen] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!seen) return;
  await settleAttempt(seen.attemptId);
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, seen.attemptId));
  if (!row?.providerChargeId) return;
  const attempt = row as Attempt;
  const account = METHODS[row.method].refund.needsAccount ? await readRefundAccount(db, row.orderId) : null;
  if (METHODS[row.method].refund.needsAccount && !account) return;
  const charge = await pagarme.charges.get(row.providerChargeId);
  if (!charge.ok) await reportIfOurs("reembolsos", charge);
  if (!charge.ok && charge.kind === "refused") return giveUp(seen);
  if (!charge.ok || charge.value.pending_cancellation) return;
  if (charge.value.status === "chargedback") return dropDisputed(seen);
  if (seen.acceptedAt && seen.status === "enviando") return waitToRetry(seen, row.method, "banco");
  const claimed = await claim(seen);
  if (!claimed) return;
  const body = { ...(await cancellation(claimed, attempt)), ...(account ? { bank_account: account } : {}) };
  const answer = await pagarme.charges.cancel(row.providerChargeId, body, claimed.idempotencyKey);
  if (answer.ok) {
    await endIncident("reembolsos");
    const isReturned = (answer.value.canceled_amount ?? 0) > (charge.value.canceled_amount ?? 0);
    if (answer.value.pending_cancellation) await noteAccepted(claimed);
    else if (!isReturned) await waitToRetry(claimed, row.method, "banco");
  } else if (answer.kind === "refused") await waitToRetry(claimed, row.method, "saldo");
  else if (answer.kind === "unknown") await loseAnswer(claimed);
  else await recordUnsent(claimed, answer, isInDoubt(seen));
  await settleAttempt(seen.attemptId);
}

/** Whether an earlier call for it has no known result. */
const isInDoubt = ({ status }: Refund): boolean => status === "enviando" || status === "desconhecido";

async function loseAnswer(claimed: Refund): Promise<void> {
  await transact(async (tx) => ok(await moveRefund(tx, claimed.id, "perder_resposta", { ...BY, cause: "sem resposta" })));
}

/**
 * This call did not reach the provider: the refund returns to approved and the sweep sends it again. If an earlier call may have made it,
 * it stays unknown and keeps its key: a new key could refund twice.
 */
async function recordUnsent(claimed: Refund, failure: PagarmeFailure, wasInDoubt: boolean): Promise<void> {
  await reportIfOurs("reembolsos", failure);
  if (wasInDoubt) return loseAnswer(claimed);
  await transact(async (tx) => ok(await moveRefund(tx, claimed.id, "nao_saiu", { ...BY, cause: "não chegou ao provedor" })));
}

/** Passes to a person a refund whose charge the provider does not know. */
async function giveUp(seen: Refund): Promise<void> {
  const claimed = await claim(seen);
  if (claimed) await leaveToPerson(claimed);
}

/**
 * Claims the refund for sending: one sender at a time, one refund of a charge in progress. One whose answer was lost is sent again with
 * its own key while the provider stores it; one that was refused, or is older, with a new key. Null when it may not be sent now.
 */
async function claim(seen: Refund): Promise<Refund | null> {
  try {
    const answer = await transact(async (tx) => {
      const [ready] = await tx
        .select({
          id: refunds.id,
          isFresh: sql<boolean>`${refunds.sentAt} is null or (${refunds.status} in ('enviando', 'desconhecido') and ${refunds.sentAt} > now() - ${KEY_LIFE})`,
        })
        .from(refunds)
        .where(
          and(
            eq(refunds.id, seen.id),
            eq(refunds.idempotencyKey, seen.idempotencyKey),
            or(
              inArray(refunds.status, ["aprovado", "aguardando_saldo"]),
              and(eq(refunds.status, "manual"), eq(refunds.paidBy, "plataforma")),
              and(inArray(refunds.status, ["enviando", "desconhecido"]), sql`sent_at < now() - interval '40 seconds'`),
            ),
          ),
        )
        .for("update");
      if (!ready) return refuse("taken");
      const key = ready.isFresh ? {} : { idempotencyKey: sql`new_id()` };
      const moved = await moveRefund(tx, ready.id, "enviar", BY, { sentAt: sql`now()`, acceptedAt: null, ...key });
      return moved ? ok(moved) : refuse("taken");
    });
    return answer.ok ? answer.value : null;
  } catch (error) {
    if (isUniqueViolation(error, "refunds_one_in_flight")) return null;
    throw error;
  }
}

/** The amount to refund, and from which recipients. Money that bought nothing follows the split of its charge. */
async function cancellation(refund: Refund, attempt: Attempt): Promise<CancelChargeRequest> {
  const items = await db.select().from(refundItems).where(eq(refundItems.refundId, refund.id));
  if (items.length === 0) {
    const isWhole = refund.amountCents >= (attempt.paidAmountCents ?? attempt.amountCents);
    return isWhole ? {} : { amount: refund.amountCents };
  }
  const stores = await storesOf(refund.orderId);
  const lines = items.map((item) => ({ ...item, storeId: stores.get(item.orderItemId) ?? 0 }));
  const parts = refundSplit(lines, refund.paidBy === "divisao" ? "divisao" : "plataforma");
  return {
    amount: refund.amountCents,
    split: parts.map((part) => ({
      type: "flat",
      amount: part.amountCents,
      recipient_id: recipientOf(attempt, part.storeId),
      options: { liable: true, charge_processing_fee: part.storeId === null, charge_remainder_fee: part.storeId === null },
    })),
  };
}

const recipientOf = (attempt: Attempt, storeId: number | null): string =>
  attempt.split.find((part) => part.storeId === storeId)?.recipientId ?? pagarmeKeys.platformRecipient;

async function storesOf(orderId: string): Promise<Map<string, number>> {
  const rows = await readRows(
    db,
    { id: col.text`id`, storeId: col.int`store_id` },
    (row) => sql`select ${row} from order_items where order_id = ${orderId}`,
  );
  return new Map(rows.map((row) => [row.id, row.storeId]));
}

/** The provider accepted a Pix refund and will settle it: it is not requested again, only read. */
async function noteAccepted(refund: Refund): Promise<void> {
  await db
    .update(refunds)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, "enviando")));
}

/** Sends again the refunds without a result (lost answer, stopped worker, lack of balance), except those that wait for a bank account. */
export async function retryRefunds(): Promise<void> {
  const rows = await readRows(
    db,
    { id: col.text`id` },
    (row) => sql`select ${row} from refunds r
    where not exists (select from payment_attempts a where a.id = r.attempt_id
        and a.method = any(${sql.param(METHODS_WITHOUT_WAY_BACK)}::text[])
        and not exists (select from refund_accounts k where k.order_id = r.order_id))
      and ((status in ('aprovado', 'enviando', 'desconhecido') and coalesce(sent_at, created_at) < now() - interval '30 seconds')
       or (status = 'manual' and paid_by = 'plataforma')
       or (status = 'aguardando_saldo' and sent_at < now() - interval '1 day'))
    order by created_at limit 50`,
  );
  for (const { id } of rows) await sendRefund(id);
}
