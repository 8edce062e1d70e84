import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { passkeys } from "./passkeys/tables.ts";
import { accounts, sessions, users } from "./tables.ts";

/**
 * Records that whoever is here reads the account's mailbox. The first time, what was opened before the proof ends, sessions,
 * password and passkeys: a stranger may have bought in this address's name.
 */
export async function proveMailbox(tx: Tx, userId: string): Promise<void> {
  const proven = await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (proven.length === 0) return;
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(accounts).where(eq(accounts.userId, userId));
}
