import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { forgetDevices } from "./devices/forget-devices.ts";
import { passkeys } from "./passkeys/tables.ts";
import { noteCredentialChange } from "./second-step/credential-changes.ts";
import { forgetBrowsers } from "./second-step/remembered-browser.ts";
import { accounts, sessions, verifications } from "./tables.ts";

/**
 * Ends every session, known and remembered browser, open link, passkey and the password of an account: its owner comes back by e-mail
 * with another one.
 */
export async function endAccess(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await forgetBrowsers(tx, userId);
  await forgetDevices(tx, userId);
  await noteCredentialChange(tx, userId, "senha");
}
