import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { col, readRows } from "#platform/read.ts";

/**
 * The platform goes back on having stopped the sharing of a list, which only its owner shares again, under another address. Refuses
 * `already_done` when that was not the last thing that happened to its sharing.
 */
export async function freeList(
  tx: Tx,
  listId: string,
  by: { actor: string; cause: string },
): Promise<Outcome<void, "already_done">> {
  const rows = await readRows(
    tx,
    {
      last: col.text
        .orNull`(select h.to_state from state_history h where h.entity = 'list' and h.entity_id = ${listId} order by h.id desc limit 1)`,
    },
    (row) => sql`select ${row}
    from favourite_lists l where l.id = ${listId} for update of l`,
  );
  if (rows[0]?.last !== "oculta") return refuse("already_done");
  await recordState(tx, { entity: "list", entityId: listId, from: "oculta", to: "privada", ...by });
  return ok();
}
