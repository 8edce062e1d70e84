import { ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { infectedFiles } from "./tables.ts";

/** Keeps for the operator what the antivirus found, and in which file; once for each file, what was found last. */
export async function saveInfected(tx: Tx, found: typeof infectedFiles.$inferInsert): Promise<void> {
  const { signature } = found;
  await tx
    .insert(infectedFiles)
    .values(found)
    .onConflictDoUpdate({
      target: infectedFiles.fileId,
      set: { signature, foundAt: sql`now()` },
      setWhere: ne(infectedFiles.signature, signature),
    });
}
