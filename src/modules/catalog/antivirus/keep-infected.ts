import type { Tx } from "#platform/db.ts";
import { infectedFiles } from "./tables.ts";

/** Keeps for the operator what the antivirus found, and in which file; once for each file. */
export async function keepInfected(tx: Tx, found: typeof infectedFiles.$inferInsert): Promise<void> {
  await tx.insert(infectedFiles).values(found).onConflictDoNothing({ target: infectedFiles.fileId });
}
