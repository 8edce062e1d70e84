import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { isSaved } from "../email-change/queries.ts";
import { termsAcceptances } from "./tables.ts";
import { TERMS_VERSION } from "./version.ts";

/**
 * Keeps that an account just made was opened under the terms in force; false, keeping nothing, when its address waits for who may come back
 * to it. Asked once the account is there: the change that just left the address has committed by then.
 */
export async function acceptTerms(tx: Tx, userId: string, email: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(termsAcceptances)
    .select(sql`select ${userId}::uuid, ${TERMS_VERSION}::text, now() where not ${isSaved(email)}`);
  return rowCount === 1;
}
