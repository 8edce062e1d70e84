import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { productCards } from "../../catalog/queries/product-cards.ts";
import { isOffered, withSeller } from "../../catalog/queries/sellable.ts";
import { MOST_IN_LIST } from "../rules.ts";
import type { SharedList, SharedListCard } from "../schema/shared-list.ts";

const COVERS = 3;

type Row = { id: string; token: string; name: string; fullName: string; shownName: string | null; ownerSlug: string | null };

/** What is on sale of the list at this address, the last kept first; null when there is no such address. */
export async function findSharedList(token: string): Promise<SharedList | null> {
  const { rows } = await db.execute<Row>(sql`
    select l.id, l.share_token as token, l.name, u.name as "fullName", f.shown_name as "shownName",
      case when f.is_open then f.slug end as "ownerSlug"
    from favourite_lists l join users u on u.id = l.user_id
    left join profiles f on f.user_id = l.user_id and f.blocked_at is null
    where l.share_token = ${token}`);
  const [list] = rows;
  if (!list) return null;
  const { fullName, shownName, ...shown } = list;
  return { ...shown, ownerName: shownName ?? firstName(fullName), products: await productsOf(list.id, MOST_IN_LIST) };
}

/** The lists a person shares, as their public page shows them; those with nothing on sale are not worth a stranger's click. */
export async function listSharedLists(userId: string): Promise<SharedListCard[]> {
  const { rows } = await db.execute<{ id: string; token: string; name: string; count: number }>(sql`
    select l.id, l.share_token as token, l.name, count(s.id)::int as count
    from favourite_lists l
    join favourites f on f.list_id = l.id and f.removed_at is null
    join products p on p.id = f.product_id
    ${withSeller}
    where ${isOffered} and l.user_id = ${userId} and l.share_token is not null
    group by l.id order by l.is_first desc, l.created_at, l.id`);
  return Promise.all(rows.map(async ({ id, ...list }) => ({ ...list, covers: await productsOf(id, COVERS) })));
}

const productsOf = (listId: string, most: number) =>
  productCards(
    db,
    sql`select f.product_id, row_number() over (order by f.added_at desc, f.product_id desc) as rank
      from favourites f join products p on p.id = f.product_id ${withSeller}
      where ${isOffered} and f.list_id = ${listId} and f.removed_at is null order by rank limit ${most}`,
  );
