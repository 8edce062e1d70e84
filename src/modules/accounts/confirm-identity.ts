import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { openAdministration } from "#platform/admin-session.ts";
import { db, transact, type Tx } from "#platform/db.ts";
import { sessionCookie, type Viewer } from "#platform/session.ts";
import { lockAccount } from "./find-account.ts";
import { type Limited, SECOND_STEP_DAY, SECOND_STEP_MINUTE, takeTurn } from "./limits.ts";
import { isRightPassword } from "./password.ts";
import { requiresPasskey } from "./passkeys/requires-passkey.ts";
import type { Assertion } from "./passkeys/schema.ts";
import { spendAssertion } from "./passkeys/spend-assertion.ts";
import { spendSecondStep } from "./second-step/spend-second-step.ts";
import { returnSecondStepTry } from "./second-step/tries.ts";
import { noteSecurity } from "./security-log.ts";
import { hasSecondStep } from "./step-up.ts";
import { sessions } from "./tables.ts";

export type Proof = { password: string } | { code: string } | { assertion: Assertion };
type Confirmed = Outcome<{ setCookies: string[] }, "wrong_password" | "wrong_app_code" | "passkey_refused" | "signed_out">;

/**
 * The person proves again that it is them: by a passkey, by password, or, once they have a second step, by a code of it and no
 * longer the password. Nor does the password of an administrator with a passkey count: it could make the factor that opens the rest.
 * Right: the session counts as confirmed for 5 minutes, under a new token; a second factor of an administrator opens the
 * administration too. Their cookies are in the answer.
 */
export async function confirmIdentity(viewer: Viewer, proof: Proof, caller: { ip: string }): Promise<Confirmed | Limited> {
  const refused = await takeTurn([SECOND_STEP_MINUTE, viewer.userId], [SECOND_STEP_DAY, viewer.userId]);
  if (refused) return refused;
  // Hashing takes its time: not while a row is held.
  const isPasswordRight = "password" in proof && (await knowsPassword(viewer.userId, proof.password));
  const confirmed = await transact<Confirmed>(async (tx) => {
    if ("assertion" in proof) {
      const signer = await spendAssertion(tx, { for: "step-up", userId: viewer.userId }, proof.assertion);
      if (signer === null) return refuse("passkey_refused");
    } else if (await hasSecondStep(tx, viewer.userId)) {
      if (!("code" in proof) || !(await spendSecondStep(tx, viewer.userId, proof.code))) return refuse("wrong_app_code");
    } else if (!isPasswordRight || (await requiresPasskey(tx, viewer)))
      return refuse("code" in proof ? "wrong_app_code" : "wrong_password");
    const setCookie = await rotate(tx, viewer.sessionId);
    if (setCookie === null) return refuse("signed_out");
    const opens = viewer.hasAdminRole && !("password" in proof);
    return ok({ setCookies: opens ? [setCookie, await openAdministration(tx, viewer.sessionId)] : [setCookie] });
  });
  if (confirmed.ok) await returnSecondStepTry(viewer.userId);
  noteSecurity(confirmed.ok ? "identity confirmed" : "identity not confirmed", caller.ip);
  return confirmed;
}

async function knowsPassword(userId: string, password: string): Promise<boolean> {
  const account = await db.transaction((tx) => lockAccount(tx, userId));
  return isRightPassword(account?.passwordHash ?? null, password);
}

/** The same session under a token nobody saw before; null when it ended meanwhile. */
async function rotate(tx: Tx, sessionId: string): Promise<string | null> {
  const token = randomBytes(24).toString("base64url");
  const [session] = await tx
    .update(sessions)
    .set({ token, steppedUpAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
    .returning({ isLong: sql<boolean>`${sessions.expiresAt} > ${sessions.createdAt} + interval '2 days'` });
  return session ? sessionCookie(token, session.isLong) : null;
}
