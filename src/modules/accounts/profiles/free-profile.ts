import { and, eq, isNotNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { profiles } from "./tables.ts";

/** The platform lets a profile it closed be opened again, which only its owner does. Refuses `already_done` when it was not closed so. */
export async function freeProfile(
  tx: Tx,
  profileId: string,
  by: { actor: string; cause: string },
): Promise<Outcome<void, "already_done">> {
  const freed = await tx
    .update(profiles)
    .set({ blockedAt: null, blockReason: null })
    .where(and(eq(profiles.id, profileId), isNotNull(profiles.blockedAt)));
  if (!freed.rowCount) return refuse("already_done");
  await recordState(tx, { entity: "profile", entityId: profileId, from: "bloqueado", to: "fechado", ...by });
  return ok();
}
