import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { forgetFollowers } from "./list-following/forget-followers.ts";
import { shareToken } from "./rules.ts";
import type { ListRefusal } from "./schema/reasons.ts";
import { favouriteLists } from "./tables.ts";

/**
 * Lets whoever has its address see a list, or nobody again. An address taken back never leads anywhere again: shared anew, the list
 * has another, and nobody follows it. Answers the address' token, null when unshared.
 */
export function shareList(userId: string, listId: string, isShared: boolean): Promise<Outcome<string | null, ListRefusal>> {
  return transact(async (tx): Promise<Outcome<string | null, ListRefusal>> => {
    const own = and(eq(favouriteLists.id, listId), eq(favouriteLists.userId, userId));
    const [changed] = await tx
      .update(favouriteLists)
      .set({ shareToken: isShared ? shareToken(randomBytes(20)) : null })
      .where(and(own, isShared ? isNull(favouriteLists.shareToken) : isNotNull(favouriteLists.shareToken)))
      .returning({ token: favouriteLists.shareToken });
    if (!changed) {
      const [list] = await tx.select({ token: favouriteLists.shareToken }).from(favouriteLists).where(own);
      return list ? ok(list.token) : refuse("no_list");
    }
    if (!isShared) await forgetFollowers(tx, listId);
    const [from, to] = isShared ? ["privada", "compartilhada"] : ["compartilhada", "privada"];
    await recordState(tx, { entity: "list", entityId: listId, from, to, cause: "escolha", actor: userId });
    return ok(changed.token);
  });
}
