import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { returnPoint, takePoint } from "#platform/rate-limit.ts";
import { type Account, findAccount, hasEnteredFrom } from "./find-account.ts";
import {
  addressKey,
  type Limited,
  networkKey,
  pairKey,
  SIGN_IN_ACCOUNT,
  SIGN_IN_NETWORK,
  SIGN_IN_PAIR,
  takeTurn,
} from "./limits.ts";
import type { Caller, OpenedSession } from "./open-session.ts";
import { isRightPassword } from "./password.ts";
import { triesEmail } from "./schema.ts";
import { enterOrAsk, type SecondStepRequired } from "./second-step/entrance.ts";
import { noteSecurity } from "./security-log.ts";

export type TypedPassword = { email: string; password: string; isRemembered: boolean };
type Entered = Outcome<OpenedSession, "wrong_credentials" | "code_required">;

/**
 * Opens a session for the right password. An unknown e-mail, an account without password and a wrong password are the same
 * refusal after the same work. Past 10 failures in 15 minutes, from anywhere, new networks need a code and the owner is told:
 * strangers cannot lock anyone out. Only failures count against the limits. Who has a second step gets a ticket for it.
 */
export async function signInWithPassword(typed: TypedPassword, caller: Caller): Promise<Entered | SecondStepRequired | Limited> {
  const pair = pairKey(caller.ip, typed.email);
  const network = networkKey(caller.ip);
  const address = addressKey(typed.email);
  const refused = await takeTurn([SIGN_IN_NETWORK, network], [SIGN_IN_PAIR, pair]);
  if (refused) return refused;
  const account = await findAccount(db, typed.email);
  if ((await takePoint(SIGN_IN_ACCOUNT, address)) !== null) {
    if (account) await warnOwner(account);
    if (!account || !(await hasEnteredFrom(db, account.userId, caller.ip))) return refuse("code_required");
  }
  if (!(await isRightPassword(account?.passwordHash ?? null, typed.password)) || !account) {
    noteSecurity("wrong password", caller.ip);
    return refuse("wrong_credentials");
  }
  await Promise.all([
    returnPoint(SIGN_IN_NETWORK, network),
    returnPoint(SIGN_IN_PAIR, pair),
    returnPoint(SIGN_IN_ACCOUNT, address),
  ]);
  noteSecurity("signed in by password", caller.ip);
  // A ticket travels inside an ok: it must be committed.
  const { value } = await transact(async (tx) => ok(await enterOrAsk(tx, account.userId, caller, typed.isRemembered)));
  return value;
}

/** Once a day at most, whatever the number of tries. */
async function warnOwner(account: Account): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  await transact(async (tx) => {
    await enqueueEmail(tx, triesEmail, { ref: `${account.userId}:${day}`, to: account.email, payload: { name: account.name } });
    return ok();
  });
}
