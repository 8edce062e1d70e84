import { sql } from "drizzle-orm";
import { ok, refuse } from "#kit/outcome.ts";
import { type Tx, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { type AttemptWithOrder, lockAttempt } from "../find-attempt.ts";
import { emailAuthors, emailBuyer } from "./mail-refund.ts";
import { moveRefund, type Refund } from "./move-refund.ts";
import { refundSetting } from "./settings.ts";
import { updateOrderRefundStatus } from "./update-order-refund-status.ts";
import { METHODS } from "../methods/methods.ts";
import type { ChargedMethod } from "../../orders/rules/payment-methods.ts";

const PROVIDER = "provedor";

/**
 * The provider refused a refund: with a lack of balance it is retried daily, with a failure at the bank within the hour. After ten days,
 * or past the method's limit (90 days for a Pix), it passes to a person and the platform pays. Buyer and authors are notified.
 */
export async function waitToRetry(refund: Refund, method: ChargedMethod, whose: "saldo" | "banco"): Promise<void> {
  await transact(async (tx) => {
    const found = await lockAttempt(tx, refund.attemptId);
    if (!found) return refuse("gone");
    const refused = await moveRefund(tx, refund.id, "recusar", { cause: "recusado pelo provedor", actor: PROVIDER });
    if (!refused) return refuse("moved");
    if (await isHopeless(tx, refused, method)) await handOver(tx, found, refused);
    else await retryLater(tx, found, refused, whose);
    return ok();
  });
}

async function isHopeless(tx: Tx, refund: Refund, method: ChargedMethod): Promise<boolean> {
  const { waitDays } = await readSetting(tx, refundSetting);
  const { untilDays } = METHODS[method].refund;
  const isLate = col.bool.orNull`(${refund.refusedAt !== null} and r.refused_at < now() - make_interval(days => ${waitDays}))
    or coalesce(o.paid_at < now() - make_interval(days => ${untilDays}), false) or r.paid_by = 'plataforma'`;
  const rows = await readRows(
    tx,
    { isLate },
    (row) => sql`
    select ${row} from refunds r join orders o on o.id = r.order_id where r.id = ${refund.id}`,
  );
  return rows[0]?.isLate ?? false;
}

async function retryLater(tx: Tx, found: AttemptWithOrder, refund: Refund, whose: "saldo" | "banco"): Promise<void> {
  const by = { cause: whose === "saldo" ? "falta saldo no provedor" : "o banco não concluiu o reembolso", actor: PROVIDER };
  // Balance comes from the next sales; a failure at the bank may succeed within the hour.
  const set = {
    ...(refund.refusedAt ? {} : { refusedAt: sql`now()` }),
    ...(whose === "banco" ? { sentAt: sql`now() - interval '23 hours'` } : {}),
  };
  const waiting = await moveRefund(tx, refund.id, "esperar_saldo", by, set);
  if (!waiting) return;
  // The buyer is not notified of the first failure at the bank; the authors only of a lack of balance.
  if (whose === "saldo" || refund.refusedAt) await emailBuyer(tx, waiting, found.order, "espera");
  if (whose === "saldo") await emailAuthors(tx, waiting, found.order, "espera");
}

async function handOver(tx: Tx, found: AttemptWithOrder, refund: Refund): Promise<void> {
  const by = { cause: "o provedor não devolve: a equipe assume", actor: "sistema" };
  const manual = await moveRefund(tx, refund.id, "passar_a_pessoa", by, { paidBy: "divisao" });
  if (!manual) return;
  await emailBuyer(tx, manual, found.order, "manual");
  await emailAuthors(tx, manual, found.order, "manual");
}

/** Passes to a person at once a refund whose charge the provider does not know. */
export async function leaveToPerson(refund: Refund): Promise<void> {
  await transact(async (tx) => {
    const found = await lockAttempt(tx, refund.attemptId);
    const by = { cause: "o provedor não conhece a cobrança", actor: PROVIDER };
    const refused = found && (await moveRefund(tx, refund.id, "recusar", by));
    if (!refused) return refuse("moved");
    await handOver(tx, found, refused);
    return ok();
  });
}

/** Closes a refund whose sale was already returned by a dispute at the bank. */
export async function dropDisputed(refund: Refund): Promise<void> {
  await transact(async (tx) => {
    const found = await lockAttempt(tx, refund.attemptId);
    if (!found) return refuse("gone");
    const by = { cause: "o banco já devolveu por contestação", actor: PROVIDER };
    const dropped = await moveRefund(tx, refund.id, "perder_objeto", by, { answer: "O pagamento foi contestado no banco." });
    if (!dropped) return refuse("moved");
    await emailBuyer(tx, dropped, found.order, "contestada");
    await updateOrderRefundStatus(tx, found, by);
    return ok();
  });
}
