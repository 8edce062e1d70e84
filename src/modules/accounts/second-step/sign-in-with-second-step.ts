import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { CODE_TRIES, type Limited, networkKey, SECOND_STEP_DAY, SECOND_STEP_MINUTE, takeTurn } from "../limits.ts";
import { type Caller, type OpenedSession, openSession } from "../open-session.ts";
import { noteSecurity } from "../security-log.ts";
import { markSteppedUp } from "../step-up.ts";
import { readTicket, spendTicket } from "./entrance.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { rememberBrowser } from "./remembered-browser.ts";
import { isRecoveryCode, spendSecondStep } from "./spend-second-step.ts";
import { returnSecondStepTry } from "./tries.ts";

export type TypedSecondStep = { ticket: string; code: string; remembersBrowser: boolean };
/** `codesLeft`: of the recovery codes, when one of them opened it. */
export type Entrance = OpenedSession & { browserCookie: string | null; codesLeft: number | null };

/**
 * Opens the session that a right password, or code by e-mail, began, with the app's code or a recovery code. The session
 * counts as just confirmed. A wrong code costs a try of the person's (10 in a minute, 50 in a day), never the ticket.
 */
export async function signInWithSecondStep(
  typed: TypedSecondStep,
  caller: Caller,
): Promise<Outcome<Entrance, "wrong_app_code" | "expired_ticket"> | Limited> {
  const tooMany = await takeTurn([CODE_TRIES, networkKey(caller.ip)]);
  if (tooMany) return tooMany;
  const found = await db.transaction((tx) => readTicket(tx, typed.ticket));
  if (!found.ok) return found;
  const { userId, isRemembered } = found.value;
  const refused = await takeTurn([SECOND_STEP_MINUTE, userId], [SECOND_STEP_DAY, userId]);
  if (refused) return refused;
  const entered = await transact<Outcome<Entrance, "wrong_app_code" | "expired_ticket">>(async (tx) => {
    if (!(await spendSecondStep(tx, userId, typed.code))) return refuse("wrong_app_code");
    if (!(await spendTicket(tx, typed.ticket))) return refuse("expired_ticket");
    const session = await openSession(tx, userId, caller, isRemembered);
    await markSteppedUp(tx, session.token);
    const browserCookie = typed.remembersBrowser ? await rememberBrowser(tx, userId, session.deviceId) : null;
    const codesLeft = isRecoveryCode(typed.code) ? await countRecoveryCodes(tx, userId) : null;
    return ok({ ...session, browserCookie, codesLeft });
  });
  if (entered.ok) await returnSecondStepTry(userId);
  noteSecurity(entered.ok ? "second step passed" : "wrong second step", caller.ip);
  return entered;
}
