import { randomBytes } from "node:crypto";
import { ok, type Ok, type Outcome, type Refusal, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { findOneTimeValue, spendOneTimeValue, storeOneTimeValue } from "../one-time-values.ts";
import { type Caller, type OpenedSession, openSession } from "../open-session.ts";
import { hasSecondStep } from "../step-up.ts";
import { isRememberedBrowser } from "./remembered-browser.ts";

const TICKET_MINUTES = 10;

/** The first step was right; `ticket` and a code of the person's app open the session (`signInWithSecondStep`). */
export type SecondStepRequired = Refusal<"second_step"> & { ticket: string };

/**
 * What the right password, or the right code by e-mail, opens: the session, unless the person has a second step and this
 * browser is not remembered. The ticket must commit with `tx`.
 */
export async function enterOrAsk(
  tx: Tx,
  userId: string,
  caller: Caller,
  isRemembered = true,
): Promise<Ok<OpenedSession> | SecondStepRequired> {
  const needsSecondStep = (await hasSecondStep(tx, userId)) && !(await isRememberedBrowser(tx, userId, caller.browser ?? null));
  if (!needsSecondStep) return ok(await openSession(tx, userId, caller, isRemembered));
  // The value is the account alone: changing its password ends its tickets too.
  const ticket = `${isRemembered ? "r" : "s"}${randomBytes(24).toString("base64url")}`;
  const expiresAt = new Date(Date.now() + TICKET_MINUTES * 60_000);
  await storeOneTimeValue(tx, `second-step:${ticket}`, { value: userId, expiresAt });
  return { ...refuse("second_step"), ticket };
}

/** Whose ticket it is, and whether the browser is to remember them; a dead one is `expired_ticket`. */
export async function readTicket(
  tx: Tx,
  ticket: string,
): Promise<Outcome<{ userId: string; isRemembered: boolean }, "expired_ticket">> {
  const saved = await findOneTimeValue(tx, `second-step:${ticket}`);
  if (!saved) return refuse("expired_ticket");
  return ok({ userId: saved.value, isRemembered: ticket.startsWith("r") });
}

/** Ends the ticket; false when somebody else did. */
export const spendTicket = async (tx: Tx, ticket: string): Promise<boolean> =>
  (await spendOneTimeValue(tx, `second-step:${ticket}`)) !== null;
