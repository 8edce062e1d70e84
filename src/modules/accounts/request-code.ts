import { emailKey } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { codeForEmail } from "./codes.ts";
import { findAccount } from "./find-account.ts";
import { CODE_EMAILS, takeEmailTurn } from "./email-turn.ts";
import { LETTERS, EMAILS_A_DAY, type Limited, networkKey, takeTurn } from "./limits.ts";
import { codeEmail, finishSignUpEmail, noAccountEmail } from "./schema.ts";
import { findPendingSignUp } from "./sign-up.ts";

/**
 * Mails a code that signs in for 10 minutes, or that finishes the sign-up `pending` names. An address without an account is told so by mail, never here:
 * the answer, and the work behind it, are the same. What strangers ask for an address keeps nobody from it.
 */
export async function requestCode(
  typed: { email: string; pending?: string | null },
  caller: { ip: string; device?: string | null },
): Promise<Outcome<void> | Limited> {
  const refused = await takeTurn([LETTERS, networkKey(caller.ip)], [EMAILS_A_DAY, networkKey(caller.ip)]);
  if (refused) return refused;
  const turn = await takeEmailTurn(CODE_EMAILS, { email: typed.email, caller });
  if (typeof turn !== "string") return turn;
  return transact(async (tx) => {
    const to = emailKey(typed.email);
    const account = await findAccount(tx, to);
    const { code, goes } = await codeForEmail(tx, to, turn, caller.ip);
    const signUp = await findPendingSignUp(tx, typed.pending ?? "", to);
    if (!goes) return ok();
    if (account) await enqueueEmail(tx, codeEmail, { ref: newId(), to, payload: { name: account.name, code } });
    else if (signUp) await enqueueEmail(tx, finishSignUpEmail, { ref: newId(), to, payload: { name: signUp.name, code } });
    else await enqueueEmail(tx, noAccountEmail, { ref: newId(), to, payload: {} });
    return ok();
  });
}
