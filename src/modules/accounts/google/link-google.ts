import { and, eq } from "drizzle-orm";
import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { accounts } from "../tables.ts";

const PROVIDER = "google";

/** The person who enters by this Google account, or null. */
export async function findByGoogle(tx: Tx, subject: string): Promise<string | null> {
  const rows = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, PROVIDER), eq(accounts.accountId, subject)));
  return rows[0]?.userId ?? null;
}

/** From now on this Google account enters as this person; one that enters as somebody stays theirs. */
export async function linkGoogle(tx: Tx, userId: string, subject: string): Promise<void> {
  await tx
    .insert(accounts)
    .values({ id: newId(), userId, accountId: subject, providerId: PROVIDER })
    .onConflictDoNothing({ target: [accounts.providerId, accounts.accountId] });
}
