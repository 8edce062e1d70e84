import { randomBytes } from "node:crypto";
import { emailKey } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { codeForEmail } from "./codes.ts";
import { CODE_EMAILS, takeEmailTurn } from "./email-turn.ts";
import { findAccount } from "./find-account.ts";
import { EMAILS_A_DAY, type Limited, networkKey, SIGN_UPS, takeTurn } from "./limits.ts";
import { findOneTimeValue, spendOneTimeValue, storeOneTimeValue } from "./one-time-values.ts";
import { hashPassword } from "./password.ts";
import { alreadyHereEmail, finishSignUpEmail } from "./schema.ts";

const PENDING_MINUTES = 30;

/** `googleSubject`: the Google account that will open it, for one begun there. */
export type PendingSignUp = { name: string; email: string; passwordHash: string | null; googleSubject?: string };

/**
 * Notes what a person typed and mails a code; `pending` and the code together finish it (`signInWithCode`). No account
 * exists before the mailbox is proven, and one that exists keeps its password. The answer is the same for both.
 */
export async function signUp(
  typed: { name: string; email: string; password: string },
  caller: { ip: string; device?: string | null },
): Promise<Outcome<{ pending: string }> | Limited> {
  const refused = await takeTurn([SIGN_UPS, networkKey(caller.ip)], [EMAILS_A_DAY, networkKey(caller.ip)]);
  if (refused) return refused;
  const turn = await takeEmailTurn(CODE_EMAILS, { email: typed.email, caller });
  if (typeof turn !== "string") return turn;
  const passwordHash = await hashPassword(typed.password);
  return transact(async (tx) => {
    const account = await findAccount(tx, typed.email);
    const to = emailKey(typed.email);
    const { code, goes } = await codeForEmail(tx, to, turn, caller.ip);
    const pending = await saveSignUp(tx, { name: typed.name, email: to, passwordHash });
    if (!goes) return ok({ pending });
    await enqueueEmail(tx, account ? alreadyHereEmail : finishSignUpEmail, {
      ref: newId(),
      to,
      payload: { name: account?.name ?? typed.name, code },
    });
    return ok({ pending });
  });
}

/** Keeps what a code by e-mail will finish, for 30 minutes; answers the name it is kept under. */
export async function saveSignUp(tx: Tx, signUp: PendingSignUp): Promise<string> {
  const pending = randomBytes(24).toString("base64url");
  const expiresAt = new Date(Date.now() + PENDING_MINUTES * 60_000);
  const value = JSON.stringify(signUp);
  await storeOneTimeValue(tx, `sign-up:${pending}`, { value, expiresAt });
  return pending;
}

/** What was typed at that sign-up; null when it is over, unknown, or another address's. */
export async function findPendingSignUp(tx: Tx, pending: string, email: string): Promise<PendingSignUp | null> {
  const saved = await findOneTimeValue(tx, `sign-up:${pending}`);
  return saved ? ofAddress(saved.value, email) : null;
}

/** The same, once: it is over afterwards. */
export async function takePendingSignUp(tx: Tx, pending: string, email: string): Promise<PendingSignUp | null> {
  const saved = await spendOneTimeValue(tx, `sign-up:${pending}`);
  return saved ? ofAddress(saved.value, email) : null;
}

function ofAddress(value: string, email: string): PendingSignUp | null {
  const signUp: PendingSignUp = JSON.parse(value);
  return signUp.email === emailKey(email) ? signUp : null;
}
