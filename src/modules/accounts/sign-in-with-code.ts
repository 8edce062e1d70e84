import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { returnPoint, takePoint } from "#platform/rate-limit.ts";
import { spendCode } from "./codes.ts";
import { addPassword, createAccount } from "./create-account.ts";
import { findAccount, isKnownCaller } from "./find-account.ts";
import { addressKey, CODE_TRIES, type Limited, pairKey, takeTurn, WRONG_CODES } from "./limits.ts";
import { type Caller, type OpenedSession, openSession } from "./open-session.ts";
import { linkGoogle } from "./google/link-google.ts";
import { proveMailbox } from "./prove-mailbox.ts";
import { enterOrAsk, type SecondStepRequired } from "./second-step/entrance.ts";
import { noteSecurity } from "./security-log.ts";
import { takePendingSignUp } from "./sign-up.ts";

export type TypedCode = { email: string; code: string; pending: string | null };
type Entered = Outcome<OpenedSession, "wrong_code"> | SecondStepRequired;

/**
 * Opens a session for who reads the mailbox, finishing the sign-up that `pending` names if there is one. Wrong, old, used
 * and never asked for are the same `wrong_code`; each wrong try counts against the code. Who has a second step gets a ticket.
 */
export async function signInWithCode(typed: TypedCode, caller: Caller): Promise<Entered | Limited> {
  const refused = await takeTurn([CODE_TRIES, pairKey(caller.ip, typed.email)]);
  if (refused) return refused;
  const address = addressKey(typed.email);
  const isPast = (await takePoint(WRONG_CODES, address)) !== null;
  if (isPast && !(await isKnownCaller(db, typed.email, caller))) return refuse("wrong_code");
  // The refusal travels inside an ok: the try it cost must be committed.
  const { value } = await transact(async (tx) => ok(await enter(tx, typed, caller)));
  const isRight = value.ok || value.reason === "second_step";
  if (isRight) await returnPoint(WRONG_CODES, address);
  noteSecurity(isRight ? "signed in by code" : "wrong code", caller.ip);
  return value;
}

async function enter(tx: Tx, typed: TypedCode, caller: Caller): Promise<Entered> {
  if (!(await spendCode(tx, typed.email, typed.code, caller.ip))) return refuse("wrong_code");
  const signUp = typed.pending ? await takePendingSignUp(tx, typed.pending, typed.email) : null;
  const created = signUp ? await createAccount(tx, { ...signUp, emailVerified: true }) : null;
  if (created) {
    if (signUp?.googleSubject) await linkGoogle(tx, created, signUp.googleSubject);
    return ok(await openSession(tx, created, caller));
  }
  const account = await findAccount(tx, typed.email);
  if (!account) return refuse("wrong_code");
  await proveMailbox(tx, account.userId);
  if (signUp?.passwordHash) await addPassword(tx, account.userId, signUp.passwordHash);
  if (signUp?.googleSubject) await linkGoogle(tx, account.userId, signUp.googleSubject);
  return enterOrAsk(tx, account.userId, caller);
}
