import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { ListRefusal } from "./schema/reasons.ts";
import { favouriteLists } from "./tables.ts";

/** Says whether a drop of price in this list becomes an email. */
export function setAlerts(userId: string, listId: string, hasAlerts: boolean): Promise<Outcome<void, ListRefusal>> {
  return transact(async (tx) => {
    const changed = await tx
      .update(favouriteLists)
      .set({ hasAlerts })
      .where(and(eq(favouriteLists.id, listId), eq(favouriteLists.userId, userId)));
    return changed.rowCount ? ok() : refuse("no_list");
  });
}
