import { and, eq, ne } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { parsePassword } from "#kit/password.ts";
import { db, transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import type { Viewer } from "#platform/session.ts";
import { addPassword } from "../create-account.ts";
import { lockAccount } from "../find-account.ts";
import { hashPassword, isRightPassword } from "../password.ts";
import { PASSWORD_IS_EMAIL, passwordSavedEmail } from "../schema.ts";
import { noteCredentialChange } from "../second-step/credential-changes.ts";
import { forgetBrowsers } from "../second-step/remembered-browser.ts";
import { requireStepUp } from "../step-up.ts";
import { accounts, sessions, verifications } from "../tables.ts";

type Changed = Outcome<void, "step_up_needed" | "invalid" | "signed_out">;

/**
 * Changes, or gives, the password of who just proved it is them. Every other session, every open link and every remembered browser
 * ends (INV-38), the owner is told, withdrawals wait. The same password again is `invalid`.
 */
export async function changePassword(viewer: Viewer, typed: { password: string }): Promise<Changed> {
  const stepUp = await requireStepUp(db, viewer);
  if (!stepUp.ok) return stepUp;
  // Hashing takes its time: not while a row is held.
  const before = await db.transaction((tx) => lockAccount(tx, viewer.userId));
  const isSame = before?.passwordHash ? await isRightPassword(before.passwordHash, typed.password) : false;
  if (isSame) return refuse("invalid", { fields: { password: "Esta já é a sua senha. Escolha outra." } });
  const passwordHash = await hashPassword(typed.password);
  return transact<Changed>(async (tx) => {
    const account = await lockAccount(tx, viewer.userId);
    if (!account) return refuse("signed_out");
    const still = await requireStepUp(tx, viewer);
    if (!still.ok) return still;
    const { userId, name, email } = account;
    if (!parsePassword(typed.password, email).ok) return refuse("invalid", { fields: { password: PASSWORD_IS_EMAIL } });
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    await addPassword(tx, userId, passwordHash);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, viewer.sessionId)));
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await forgetBrowsers(tx, userId);
    await noteCredentialChange(tx, userId, "senha");
    await enqueueEmail(tx, passwordSavedEmail(account.passwordHash), { ref: newId(), to: email, payload: { name } });
    return ok();
  });
}
