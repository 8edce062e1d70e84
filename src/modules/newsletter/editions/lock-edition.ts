import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { editions } from "../tables.ts";

/** Holds an edition until `tx` ends. */
export async function lockEdition(tx: Tx, editionId: string) {
  const [edition] = await tx.select().from(editions).where(eq(editions.id, editionId)).for("update");
  return edition ?? null;
}
