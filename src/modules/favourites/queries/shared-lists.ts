import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { productCards } from "../../catalog/queries/product-cards.ts";
import { isOffered, withSeller } from "../../catalog/queries/sellable.ts";
import { MOST_IN_LIST } from "../rules.ts";
import type { SharedList, SharedListCard } from "../schema/shared-list.ts";

const COVERS = 3;

type Row = { id: string; token: string; name: string; fullName: string; shownName: string | null; ownerSlug: string | null };

const ROW = defineRow<Row>({
  id: col.text`l.id`,
  token: col.text`l.share_token`,
  name: col.text`l.name`,
  fullName: col.text`u.name`,
  shownName: col.text.orNull`f.shown_name`,
  ownerSlug: col.text.orNull`case when f.is_open then f.slug end`,
});

/** What is on sale of the list at this address, the last kept first; null when there is no such address. */
export async function findSharedList(token: string): Promise<SharedList | null> {
  const rows = await readRows(
    db,
    ROW,
    sql`
    select ${ROW}
    from favourite_lists l join users u on u.id = l.user_id
    left join profiles f on f.user_id = l.user_id and f.blocked_at is null
    where l.share_token = ${token}`,
  );
  const [list] = rows;
  if (!list) return null;
  const { fullName, shownName, ...shown } = list;
  return { ...shown, ownerName: shownName ?? firstName(fullName), products: await productsOf(list.id, MOST_IN_LIST) };
}

const SHARED_LISTS = defineRow({
  id: col.text`l.id`,
  token: col.text`l.share_token`,
  name: col.text`l.name`,
  count: col.int`count(s.id)::int`,
});

/** The lists a person shares, as their public page shows them; those with nothing on sale are not worth a stranger's click. */
export async function listSharedLists(userId: string): Promise<SharedListCard[]> {
  const rows = await readRows(
    db,
    SHARED_LISTS,
    sql`
    select ${SHARED_LISTS}
    from favourite_lists l
    join favourites f on f.list_id = l.id and f.removed_at is null
    join products p on p.id = f.product_id
    ${withSeller}
    where ${isOffered} and l.user_id = ${userId} and l.share_token is not null
    group by l.id order by l.is_first desc, l.created_at, l.id`,
  );
  return Promise.all(rows.map(async ({ id, ...list }) => ({ ...list, covers: await productsOf(id, COVERS) })));
}

const productsOf = (listId: string, most: number) =>
  productCards(
    db,
    sql`select f.product_id, row_number() over (order by f.added_at desc, f.product_id desc) as rank
      from favourites f join products p on p.id = f.product_id ${withSeller}
      where ${isOffered} and f.list_id = ${listId} and f.removed_at is null order by rank limit ${most}`,
  );
