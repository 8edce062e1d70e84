import { and, eq, sql } from "drizzle-orm";
import type { BankAccountRequest } from "#integrations/pagarme/requests.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, type Db, transact } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { recordState } from "#platform/state-history.ts";
import { seal, unseal } from "#platform/seal.ts";
import { findOrder } from "../../orders/find-order.ts";
import { METHOD_LIST, METHODS } from "../methods/methods.ts";
import { sendRefundJob } from "../schema.ts";
import { paymentAttempts } from "../tables/attempts.ts";
import { refundAccounts } from "../tables/refund-accounts.ts";
import { refunds } from "../tables/refunds.ts";

const PURPOSE = "refund-account";

export type RefundAccountSummary = { bankName: string; accountMasked: string };

/** Methods whose refund requires a bank account given by the buyer. */
export const METHODS_WITHOUT_WAY_BACK = METHOD_LIST.filter((method) => method.refund.needsAccount).map(({ name }) => name);

/** The bank account for an order's refunds, in the provider's format; null when none was given. */
export async function readRefundAccount(on: Db, orderId: string): Promise<BankAccountRequest | null> {
  const [row] = await on
    .select({ sealed: refundAccounts.sealed })
    .from(refundAccounts)
    .where(eq(refundAccounts.orderId, orderId));
  const text = row ? unseal(row.sealed, PURPOSE) : null;
  return text === null ? null : (JSON.parse(text) as BankAccountRequest);
}

/** The buyer's view of the account for refunds: whether one is needed, whose document it must have, and the one given. */
export async function findRefundAccount(
  userId: string,
  orderId: string,
): Promise<{ isNeeded: boolean; document: string; given: RefundAccountSummary | null } | null> {
  const order = await findOrder(db, orderId);
  if (!order || order.userId !== userId) return null;
  const open = await db
    .select({ method: paymentAttempts.method })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(and(eq(refunds.orderId, orderId), sql`${refunds.status} not in ('feito', 'negado')`));
  const [given] = await db
    .select({ bankName: refundAccounts.bankName, accountMasked: refundAccounts.accountMasked })
    .from(refundAccounts)
    .where(eq(refundAccounts.orderId, orderId));
  const isNeeded = open.some(({ method }) => METHODS[method].refund.needsAccount);
  return { isNeeded, document: order.buyerDocument, given: given ?? null };
}

/**
 * Stores the bank account for an order's refunds, which must have the buyer's document, and sends the refunds that waited for it. It may be
 * replaced until the money is sent. Refuses `not_found`, `not_needed` and `third_party`.
 */
export async function saveRefundAccount(
  userId: string,
  orderId: string,
  account: BankAccountRequest,
  summary: RefundAccountSummary,
): Promise<Outcome<void, "not_found" | "not_needed" | "third_party">> {
  const found = await findRefundAccount(userId, orderId);
  if (!found) return refuse("not_found");
  if (!found.isNeeded) return refuse("not_needed");
  if (account.holder_document !== found.document) return refuse("third_party");
  return transact(async (tx) => {
    const stored = { sealed: seal(JSON.stringify(account), PURPOSE), ...summary };
    await tx
      .insert(refundAccounts)
      .values({ orderId, ...stored })
      .onConflictDoUpdate({ target: refundAccounts.orderId, set: { ...stored, updatedAt: sql`now()` } });
    await recordState(tx, {
      entity: "refund_account",
      entityId: orderId,
      from: null,
      to: "informada",
      cause: "conta para o reembolso",
      actor: userId,
    });
    const waiting = await tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "aprovado")));
    for (const { id } of waiting) await enqueue(tx, sendRefundJob, { refundId: id });
    return ok();
  });
}
