import { eq } from "drizzle-orm";
import { requireStepUp } from "../../accounts/step-up.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { audit } from "#platform/audit.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import type { Viewer } from "#platform/session.ts";
import { withdrawals } from "../tables/withdrawals.ts";
import { moveWithdrawal, type Withdrawal } from "./move-withdrawal.ts";
import { type DecideRefusal, type DECISIONS, sendWithdrawalJob } from "./schema.ts";
import { notifyAuthor } from "./notify-author.ts";

export type Decision = { withdrawalId: string; decision: (typeof DECISIONS)[number]; reason: string };

/** Whether it is about one without an answer, of which the provider must say first that it never happened (`proveAbsence`). */
export const isAboutUnknown = ({ decision }: Pick<Decision, "decision">): boolean =>
  decision === "reenviar" || decision === "desistir";

/**
 * An operator's decision, inside `tx`: a withdrawal under review is approved or refused; one without an answer, proved absent just before, is
 * sent again or its money returned. Requires step-up and a reason, and is audited. Nobody decides their own.
 */
export async function decideWithdrawalWithin(tx: Tx, admin: Viewer, decided: Decision): Promise<Outcome<void, DecideRefusal>> {
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
}

async function goOn(tx: Tx, moved: Withdrawal): Promise<void> {
  if (moved.status === "confirmado") await enqueue(tx, sendWithdrawalJob, { withdrawalId: moved.id });
  else await notifyAuthor(tx, moved);
}
