import { eq, sql } from "drizzle-orm";
import { requireStepUp } from "../../accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { pagarme } from "../../payments/provider.ts";
import { audit } from "#platform/audit.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import type { Viewer } from "#platform/session.ts";
import { readSetting } from "#platform/settings.ts";
import { recipientOf } from "../balance/queries.ts";
import { withdrawalSetting } from "./settings.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { moveWithdrawal, type Withdrawal } from "./move-withdrawal.ts";
import { type DecideRefusal, sendWithdrawalJob } from "./schema.ts";
import { notifyAuthor } from "./notify-author.ts";

export type Decision = { withdrawalId: string; decision: "aprovar" | "recusar" | "reenviar" | "desistir"; reason: string };

/**
 * An operator's decision: a withdrawal under review is approved or refused; one without an answer, not found after 60 minutes and with
 * the provider's balance not reduced, is sent again or its money returned. Requires step-up and a reason, and is audited. Nobody decides
 * their own.
 */
export async function decideWithdrawal(admin: Viewer, decided: Decision): Promise<Outcome<void, DecideRefusal>> {
  const isAboutUnknown = decided.decision === "reenviar" || decided.decision === "desistir";
  // Queried outside the transaction, so that no row is locked while the provider answers.
  if (isAboutUnknown && !(await isProvenAbsent(decided.withdrawalId))) return refuse("too_early");
  return transact<Outcome<void, DecideRefusal>>(async (tx) => {
    const stepUp = await requireStepUp(tx, admin);
    if (!stepUp.ok) return stepUp;
    const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, decided.withdrawalId)).for("update");
    if (!found) return refuse("not_found");
    if (found.userId === admin.userId) return refuse("own_withdrawal");
    const moved = await moveWithdrawal(
      tx,
      found.id,
      decided.decision,
      { cause: decided.reason, actor: admin.userId },
      decided.decision === "recusar" ? { problem: decided.reason } : {},
    );
    if (!moved) return refuse("moved_on");
    await audit(tx, {
      adminId: admin.userId,
      action: `saque-${decided.decision}`,
      target: { kind: "saque", id: found.id },
      reason: decided.reason,
      detail: { de: found.status, para: moved.status, centavos: found.amountCents },
    });
    await goOn(tx, moved);
    return ok();
  });
}

async function goOn(tx: Tx, moved: Withdrawal): Promise<void> {
  if (moved.status === "confirmado") await enqueue(tx, sendWithdrawalJob, { withdrawalId: moved.id });
  else await notifyAuthor(tx, moved);
}

/** The transfer was not found for long enough, and the provider's balance is not lower than before the call (INV-16). */
async function isProvenAbsent(withdrawalId: string): Promise<boolean> {
  const { unknownMinutes } = await readSetting(db, withdrawalSetting);
  const [lost] = await db
    .select({
      storeId: withdrawals.storeId,
      before: withdrawals.balanceBeforeCents,
      isOld: sql<boolean>`${withdrawals.sentAt} < now() - make_interval(mins => ${unknownMinutes})`,
    })
    .from(withdrawals)
    .where(eq(withdrawals.id, withdrawalId));
  const recipientId = lost?.isOld ? await recipientOf(lost.storeId) : null;
  const balance = recipientId ? await pagarme.recipients.balance(recipientId) : null;
  const available = balance?.ok ? balance.value.available_amount : null;
  return available !== null && lost?.before !== null && available >= (lost?.before ?? Infinity);
}
