import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { forgetFollowers } from "./list-following/forget-followers.ts";
import { favouriteLists } from "./tables.ts";

type Owner = { email: string; name: string };

const OWNER = defineRow<Owner>({
  email: col.text`email`,
  name: col.text`name`,
});

/**
 * The platform stops the sharing of a list; its owner keeps it, and may share it anew under another address. Answers whom to tell; null
 * when it was not shared.
 */
export async function unshareList(
  tx: Tx,
  listId: string,
  by: { actor: string; cause: string },
): Promise<(Owner & { listName: string }) | null> {
  const [unshared] = await tx
    .update(favouriteLists)
    .set({ shareToken: null })
    .where(and(eq(favouriteLists.id, listId), isNotNull(favouriteLists.shareToken)))
    .returning({ userId: favouriteLists.userId, listName: favouriteLists.name });
  if (!unshared) return null;
  await forgetFollowers(tx, listId);
  await recordState(tx, { entity: "list", entityId: listId, from: "compartilhada", to: "oculta", ...by });
  const rows = await readRows(tx, OWNER, sql`select ${OWNER} from users where id = ${unshared.userId}`);
  const [owner] = rows;
  return owner ? { ...owner, listName: unshared.listName } : null;
}
