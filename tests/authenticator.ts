import { eq, sql } from "drizzle-orm";
import { HOTP, Secret } from "otpauth";
import { addPassword } from "#modules/accounts/create-account.ts";
import { enableSecondStep } from "#modules/accounts/second-step/enable-second-step.ts";
import { startSecondStep } from "#modules/accounts/second-step/start-second-step.ts";
import { secondSteps } from "#modules/accounts/second-step/tables.ts";
import { openSession } from "#modules/accounts/open-session.ts";
import { hashPassword } from "#modules/accounts/password.ts";
import { sessions } from "#modules/accounts/tables.ts";
import { ok } from "#kit/outcome.ts";
import { db, transact } from "#platform/db.ts";
import { findViewer, type Viewer } from "#platform/session.ts";
import { createUser, type TestUser } from "./factories.ts";
import { freshCaller, freshEmail } from "./mailbox.ts";

export const PASSWORD = "três cajus maduros";

/** The code an app shows for the key, `ahead` steps of 30 s from now. */
export function appCode(key: string, ahead = 0): string {
  return new HOTP({ secret: Secret.fromBase32(key) }).generate({ counter: Math.floor(Date.now() / 30_000) + ahead });
}

/** Somebody with a password and a session; not stepped up. */
export async function signedInPerson(values: Parameters<typeof createUser>[0] = {}): Promise<{ user: TestUser; viewer: Viewer }> {
  const user = await createUser({ email: freshEmail(), ...values });
  const passwordHash = await hashPassword(PASSWORD);
  await transact(async (tx) => ok(await addPassword(tx, user.id, passwordHash)));
  return { user, viewer: await signIn(user.id) };
}

/** A session of this person, as the doors see it. */
export async function signIn(userId: string): Promise<Viewer> {
  const { value } = await transact(async (tx) => ok(await openSession(tx, userId, freshCaller())));
  const viewer = await findViewer(value.setCookie.split(";", 1)[0] ?? "");
  if (!viewer) throw new Error("no viewer");
  return viewer;
}

/** As if the person had just proved again who they are. */
export async function stepUp(viewer: Viewer): Promise<void> {
  await db
    .update(sessions)
    .set({ steppedUpAt: sql`now()` as never })
    .where(eq(sessions.id, viewer.sessionId));
}

/** Turns the second step on, and lets the app's code of now be used once more. */
export async function withSecondStep(viewer: Viewer): Promise<{ key: string; codes: string[] }> {
  await stepUp(viewer);
  const started = await startSecondStep(viewer);
  if (!started.ok) throw new Error(started.reason);
  const enabled = await enableSecondStep(viewer, { code: appCode(started.value.key) });
  if (!enabled.ok) throw new Error(enabled.reason);
  await db.update(secondSteps).set({ lastUsedStep: 0 }).where(eq(secondSteps.userId, viewer.userId));
  return { key: started.value.key, codes: enabled.value.codes };
}
