import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { returnPoint } from "#platform/rate-limit.ts";
import { type Limited, networkKey, PASSKEY_TRIES, takeTurn } from "../limits.ts";
import { type Caller, type OpenedSession, openSession } from "../open-session.ts";
import { noteSecurity } from "../security-log.ts";
import { markSteppedUp } from "../step-up.ts";
import type { Assertion } from "./schema.ts";
import { spendAssertion } from "./spend-assertion.ts";

/**
 * Opens a session for whose passkey signed. The device and what unlocked it are two factors: no second step is asked, and the
 * session counts as just confirmed. Whatever does not hold is the same `passkey_refused`. Only failures count against the limit.
 */
export async function signInWithPasskey(
  typed: { assertion: Assertion; isRemembered: boolean },
  caller: Caller,
): Promise<Outcome<OpenedSession, "passkey_refused"> | Limited> {
  const network = networkKey(caller.ip);
  const refused = await takeTurn([PASSKEY_TRIES, network]);
  if (refused) return refused;
  const entered = await transact<Outcome<OpenedSession, "passkey_refused">>(async (tx) => {
    const userId = await spendAssertion(tx, { for: "sign-in" }, typed.assertion);
    if (userId === null) return refuse("passkey_refused");
    const session = await openSession(tx, userId, caller, typed.isRemembered);
    await markSteppedUp(tx, session.token);
    return ok(session);
  });
  if (entered.ok) await returnPoint(PASSKEY_TRIES, network);
  noteSecurity(entered.ok ? "signed in by passkey" : "passkey refused", caller.ip);
  return entered;
}
