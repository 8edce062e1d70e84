import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { listFollowers } from "../tables.ts";

/** Nobody follows this list any more: its owner, or the platform, took the sharing back. */
export async function forgetFollowers(tx: Tx, listId: string): Promise<void> {
  await tx.delete(listFollowers).where(eq(listFollowers.listId, listId));
}
