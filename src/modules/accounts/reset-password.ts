import { and, eq } from "drizzle-orm";
import { isUuid, newId } from "#kit/id.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { parsePassword } from "#kit/password.ts";
import { transact } from "#platform/db.ts";
import { enqueueEmail } from "#platform/outbox.ts";
import { addPassword } from "./create-account.ts";
import { forgetDevices } from "./devices/forget-devices.ts";
import { lockAccount } from "./find-account.ts";
import { type Limited, networkKey, RESET_PAGES, takeTurn } from "./limits.ts";
import type { Caller, OpenedSession } from "./open-session.ts";
import { spendOneTimeValue } from "./one-time-values.ts";
import { hashPassword } from "./password.ts";
import { PASSWORD_IS_EMAIL, passwordSavedEmail } from "./schema.ts";
import { noteCredentialChange } from "./second-step/credential-changes.ts";
import { enterOrAsk, type SecondStepRequired } from "./second-step/entrance.ts";
import { forgetBrowsers } from "./second-step/remembered-browser.ts";
import { noteSecurity } from "./security-log.ts";
import { accounts, sessions, users, verifications } from "./tables.ts";

type Reset = Outcome<OpenedSession | SecondStepRequired, "expired_link" | "invalid">;

/**
 * Changes the password of who holds the link, ends every session and every other link of the account, tells its owner and
 * opens a session here (or asks the second step). Used, old, truncated and invented links are the same `expired_link`; a refused password spends nothing.
 */
export async function resetPassword(
  typed: { token: string; password: string },
  caller: Caller,
): Promise<Outcome<OpenedSession, "expired_link" | "invalid"> | SecondStepRequired | Limited> {
  const refused = await takeTurn([RESET_PAGES, networkKey(caller.ip)]);
  if (refused) return refused;
  const passwordHash = await hashPassword(typed.password);
  const reset = await transact<Reset>(async (tx) => {
    const link = await spendOneTimeValue(tx, `reset:${typed.token}`);
    const account = link && isUuid(link.value) ? await lockAccount(tx, link.value) : null;
    if (!account) return refuse("expired_link");
    if (!parsePassword(typed.password, account.email).ok) return refuse("invalid", { fields: { password: PASSWORD_IS_EMAIL } });

    const { userId, name, email, passwordHash: before } = account;
    await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
    await addPassword(tx, userId, passwordHash);
    await tx.update(users).set({ emailVerified: true, updatedAt: new Date() }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(verifications).where(eq(verifications.value, userId));
    await enqueueEmail(tx, passwordSavedEmail(before), { ref: newId(), to: email, payload: { name } });
    await forgetBrowsers(tx, userId);
    await forgetDevices(tx, userId);
    await noteCredentialChange(tx, userId, "senha");
    const entrance = await enterOrAsk(tx, userId, caller);
    return ok("ticket" in entrance ? entrance : entrance.value);
  });
  if (!reset.ok) return reset;
  noteSecurity("password reset", caller.ip);
  return "ticket" in reset.value ? reset.value : ok(reset.value);
}
