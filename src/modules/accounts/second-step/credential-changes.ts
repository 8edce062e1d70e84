import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#platform/db.ts";
import { announceSecurity } from "../security-news/announce-security.ts";
import { CREDENTIAL_CHANGES, credentialChanges } from "./tables.ts";

export type CredentialChange = (typeof CREDENTIAL_CHANGES)[number];

/**
 * Keeps that what opens the account changed just now: what was promised to the credentials of before ends. The bell will tell it;
 * `about` is the kind of device it was done from, when known.
 */
export async function noteCredentialChange(
  tx: Tx,
  userId: string,
  kind: CredentialChange,
  about: string | null = null,
): Promise<void> {
  await tx.insert(credentialChanges).values({ userId, kind });
  await announceSecurity(tx, userId, kind, about);
}

/** When one of these (any, unless told) last changed, or null when it never did. */
export async function findCredentialChange(
  on: Db,
  userId: string,
  kinds: readonly CredentialChange[] = CREDENTIAL_CHANGES,
): Promise<Date | null> {
  const rows = await on
    .select({ at: credentialChanges.at })
    .from(credentialChanges)
    .where(and(eq(credentialChanges.userId, userId), inArray(credentialChanges.kind, [...kinds])))
    .orderBy(desc(credentialChanges.at))
    .limit(1);
  return rows[0]?.at ?? null;
}
