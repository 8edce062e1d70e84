import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { verifications } from "./tables.ts";

export type OneTimeValue = { value: string; expiresAt: Date };

/** The table holds only a digest of the name, so that a copy of it opens nothing. */
const digestOf = (name: string): string => createHash("sha256").update(name).digest("base64url");

/** Stores what `name` (a link's token, a ticket, a code's address) is worth until `expiresAt`; it commits and vanishes with `tx`. */
export async function storeOneTimeValue(tx: Tx, name: string, { value, expiresAt }: OneTimeValue): Promise<void> {
  await tx.insert(verifications).values({ identifier: digestOf(name), value, expiresAt });
}

/** What the name is worth, without spending it; null when it is unknown, spent or past its time. */
export async function findOneTimeValue(tx: Tx, name: string): Promise<OneTimeValue | null> {
  const [newest] = await tx
    .select({ value: verifications.value, expiresAt: verifications.expiresAt })
    .from(verifications)
    .where(eq(verifications.identifier, digestOf(name)))
    .orderBy(desc(verifications.createdAt), desc(verifications.id))
    .limit(1);
  return newest && newest.expiresAt > new Date() ? newest : null;
}

/** The same, spending it: of two callers at once, one gets it and the other null. */
export async function spendOneTimeValue(tx: Tx, name: string): Promise<OneTimeValue | null> {
  const spent = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, digestOf(name)))
    .returning({ id: verifications.id, value: verifications.value, expiresAt: verifications.expiresAt });
  const newest = spent.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
  return newest && newest.expiresAt > new Date() ? { value: newest.value, expiresAt: newest.expiresAt } : null;
}
