import { sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { isProductOffered } from "../catalog/queries/sellable.ts";
import { lockFavourites, ownListId, roomIn } from "./own-lists.ts";
import { WITHDRAWAL_RIGHT_MINUTES } from "./rules.ts";
import type { KeepRefusal } from "./schema/reasons.ts";

/**
 * Keeps a product in a list of this person, or in the first one, at the price of now. Again is the same as once: what is
 * already kept stays as it was, and moves only to a list that was named. What was taken out minutes ago comes back as it was.
 * Answers the list it is in.
 */
export function saveFavourite(userId: string, productId: number, listId?: string): Promise<Outcome<string, KeepRefusal>> {
  return transact(async (tx) => {
    const already = listId === undefined && (await findSaved(tx, userId, productId));
    if (already) return ok(already);
    await lockFavourites(tx, userId);
    const saved = await findSaved(tx, userId, productId);
    if (saved && listId === undefined) return ok(saved);
    if (!saved && !(await isProductOffered(tx, productId))) return refuse("gone");
    const target = await ownListId(tx, userId, listId);
    if (!target) return refuse("no_list");
    if ((await roomIn(tx, target, productId)) < 1) return refuse("list_full");
    await tx.execute(sql`
      delete from favourites where user_id = ${userId} and product_id = ${productId}
        and removed_at <= now() - make_interval(mins => ${WITHDRAWAL_RIGHT_MINUTES})`);
    await tx.execute(sql`
      insert into favourites (user_id, product_id, list_id, seen_price_cents)
      select ${userId}, p.id, ${target}, price_now(p) from products p where p.id = ${productId}
      on conflict (user_id, product_id) do update set list_id = excluded.list_id, removed_at = null`);
    return ok(target);
  });
}

async function findSaved(tx: Tx, userId: string, productId: number): Promise<string | undefined> {
  const rows = await readRows(
    tx,
    { listId: col.text`list_id` },
    (row) => sql`
    select ${row} from favourites
    where user_id = ${userId} and product_id = ${productId} and removed_at is null`,
  );
  return rows[0]?.listId;
}
