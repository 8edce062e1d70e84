import { and, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { favouriteLists } from "./tables.ts";

/** The house stops the sharing of a list; its owner keeps it, and may share it anew under another address. */
export async function unshareList(tx: Tx, listId: string, by: { actor: string; cause: string }): Promise<void> {
  const unshared = await tx
    .update(favouriteLists)
    .set({ shareToken: null })
    .where(and(eq(favouriteLists.id, listId), isNotNull(favouriteLists.shareToken)));
  if (unshared.rowCount) await recordState(tx, { entity: "list", entityId: listId, from: "compartilhada", to: "privada", ...by });
}
