import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { isUniqueViolation, transact } from "#platform/db.ts";
import type { ListRefusal } from "./schema/reasons.ts";
import { favouriteLists } from "./tables.ts";

/** Gives a list of this person another name, the first one too. Refuses a name they already use. */
export async function renameList(userId: string, listId: string, name: string): Promise<Outcome<void, ListRefusal>> {
  try {
    return await transact(async (tx) => {
      const renamed = await tx
        .update(favouriteLists)
        .set({ name })
        .where(and(eq(favouriteLists.id, listId), eq(favouriteLists.userId, userId)));
      return renamed.rowCount ? ok() : refuse("no_list");
    });
  } catch (error) {
    if (isUniqueViolation(error, "favourite_lists_name")) return refuse("name_taken");
    throw error;
  }
}
