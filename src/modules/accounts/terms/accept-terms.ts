import type { Tx } from "#platform/db.ts";
import { termsAcceptances } from "./tables.ts";
import { TERMS_VERSION } from "./version.ts";

/** Keeps that an account was opened under the terms in force, once. */
export async function acceptTerms(tx: Tx, userId: string): Promise<void> {
  await tx.insert(termsAcceptances).values({ userId, version: TERMS_VERSION }).onConflictDoNothing();
}
