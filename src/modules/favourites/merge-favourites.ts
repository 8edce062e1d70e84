import { sql } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { isOffered, withSeller } from "../catalog/queries/sellable.ts";
import { lockFavourites, ownListId, roomIn } from "./own-lists.ts";

/**
 * Joins what a browser kept as a guest to the first list, newest last, as many as fit; what is kept already stays as it was and
 * what left the shop is passed over. Again is the same as once. Answers how many are new.
 */
export function mergeFavourites(userId: string, productIds: readonly number[]): Promise<Outcome<number>> {
  return transact(async (tx) => {
    if (productIds.length === 0) return ok(0);
    await lockFavourites(tx, userId);
    const listId = (await ownListId(tx, userId)) ?? "";
    const room = await roomIn(tx, listId);
    const { rowCount } = await tx.execute(sql`
      insert into favourites (user_id, product_id, list_id, seen_price_cents, added_at)
      select ${userId}, p.id, ${listId}, price_now(p), now() + wanted.place * interval '1 microsecond'
      from (select id, min(place) as place from unnest(${sql.param([...productIds])}::bigint[]) with ordinality as w (id, place)
        group by id) wanted
      join products p on p.id = wanted.id
      ${withSeller}
      where ${isOffered} and not exists (select 1 from favourites f
        where f.user_id = ${userId} and f.product_id = p.id and f.removed_at is null)
      order by wanted.place limit ${Math.max(0, room)}
      on conflict (user_id, product_id) do update set list_id = excluded.list_id, removed_at = null`);
    return ok(rowCount ?? 0);
  });
}
