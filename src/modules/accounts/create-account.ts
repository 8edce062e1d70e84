import { eq } from "drizzle-orm";
import { canonicalEmail, emailKey } from "#kit/email.ts";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { accounts, users } from "./tables.ts";
import { acceptTerms } from "./terms/accept-terms.ts";

export type NewAccount = {
  name: string;
  email: string;
  emailVerified: boolean;
  /** From `hashPassword`; without one the person enters by code. */
  passwordHash?: string | null;
  document?: string | null;
};

/**
 * Writes a person's account, opened under the terms in force; null when the e-mail, in any case, already has one, or waits for who
 * may come back to it.
 */
export async function createAccount(tx: Tx, account: NewAccount): Promise<string | null> {
  const { name, emailVerified, document = null, passwordHash = null } = account;
  const rows = await tx
    .insert(users)
    .values({
      id: newId(),
      name,
      email: emailKey(account.email),
      emailVerified,
      document,
      canonicalEmail: canonicalEmail(account.email),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const userId = rows[0]?.id;
  if (!userId) return null;
  if (!(await acceptTerms(tx, userId, account.email))) {
    await tx.delete(users).where(eq(users.id, userId));
    return null;
  }
  if (passwordHash) await addPassword(tx, userId, passwordHash);
  return userId;
}

/** Gives a password to an account that has none; one that is there stays. */
export async function addPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx
    .insert(accounts)
    .values({ id: newId(), userId, accountId: userId, providerId: "credential", password: passwordHash })
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] });
}
