import { codeForEmail } from "../../accounts/codes.ts";
import { CODE_EMAILS, takeEmailTurn } from "../../accounts/email-turn.ts";
import { LETTERS, EMAILS_A_DAY, type Limited, networkKey, takeTurn } from "../../accounts/limits.ts";
import { requireStepUp } from "../../accounts/step-up.ts";
import { findOrder } from "../../orders/find-order.ts";
import { emailKey } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { type CorrectionRefusal, correctionCodeEmail } from "./schema.ts";

/**
 * E-mails a code to the address an order should have been placed with. A person with a verified e-mail must first pass step-up
 * authentication. The answer is the same whether or not the address has an account.
 */
export async function askCorrection(
  viewer: Viewer,
  typed: { orderId: string; email: string },
  caller: { ip: string; device?: string | null },
): Promise<Outcome<void, CorrectionRefusal> | Limited> {
  const refused = await takeTurn([LETTERS, networkKey(caller.ip)], [EMAILS_A_DAY, networkKey(caller.ip)]);
  if (refused) return refused;
  const turn = await takeEmailTurn(CODE_EMAILS, { email: typed.email, caller });
  if (typeof turn !== "string") return turn;
  return transact(async (tx): Promise<Outcome<void, CorrectionRefusal>> => {
    const order = await findOrder(tx, typed.orderId);
    if (!order || order.userId !== viewer.userId) return refuse("not_found");
    const to = emailKey(typed.email);
    if (emailKey(order.buyerEmail) === to) return refuse("same_email");
    if (viewer.emailVerified) {
      const proven = await requireStepUp(tx, viewer);
      if (!proven.ok) return proven;
    }
    const { code, goes } = await codeForEmail(tx, to, turn, caller.ip);
    if (goes) await enqueueEmail(tx, correctionCodeEmail, { ref: newId(), to, payload: { orderNumber: order.number, code } });
    return ok();
  });
}
