import { type SQL, sql } from "drizzle-orm";
import { imageRef } from "../../catalog/queries/product-cards.ts";
import { isOwned } from "../../catalog/queries/owned.ts";
import { isOffered, withSeller } from "../../catalog/queries/sellable.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { listFollowedLists } from "../list-following/queries.ts";
import { listFollowedSearches } from "../search-following/queries.ts";
import { dropSince, MOST_IN_LIST } from "../rules.ts";
import type {
  Favourite,
  FavouriteList,
  FavouriteSort,
  FavouritesPageFacts,
  FavouritesSearch,
} from "../schema/favourites-page.ts";

const ORDERS: Record<FavouriteSort, SQL> = {
  recentes: sql`f.added_at desc, f.product_id desc`,
  "maior-queda": sql`f.seen_price_cents - price_now(p) desc, f.added_at desc`,
  "menor-preco": sql`price_now(p), f.added_at desc`,
  titulo: sql`search_fold(p.title), f.product_id`,
};

/** The lists of this person, what one of them keeps, and the lists of others they follow. Null when the address names a list that is not theirs. */
export async function readFavouritesPage(userId: string, search: FavouritesSearch): Promise<FavouritesPageFacts | null> {
  const [lists, followed, searches] = await Promise.all([
    listLists(userId),
    listFollowedLists(userId),
    listFollowedSearches(userId),
  ]);
  const list = search.lista ? lists.find((one) => one.id === search.lista) : (lists.find((one) => one.isFirst) ?? null);
  if (list === undefined) return null;
  return { lists, list, followed, searches, items: list ? await listItems(userId, list.id, search) : [] };
}

const FAVOURITE_LIST = defineRow<FavouriteList>({
  id: col.text`l.id`,
  name: col.text`l.name`,
  isFirst: col.bool`l.is_first`,
  hasAlerts: col.bool`l.has_alerts`,
  shareToken: col.text.orNull`l.share_token`,
  count: col.int`(select count(*)::int from favourites f where f.list_id = l.id and f.removed_at is null)`,
  followers: col.int`(select count(*)::int from list_followers lf where lf.list_id = l.id)`,
});

/** Every list of this person, the first one first. */
export async function listLists(userId: string): Promise<FavouriteList[]> {
  const rows = await readRows(
    db,
    FAVOURITE_LIST,
    sql`select ${FAVOURITE_LIST}
    from favourite_lists l where l.user_id = ${userId} order by l.is_first desc, l.created_at, l.id`,
  );
  return rows;
}

type Row = Omit<Favourite, "cover" | "addedAt" | "dropCents"> & {
  addedAt: string;
  coverId: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
};

const ROW = defineRow<Row>({
  productId: col.int`p.id`,
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  kind: col.text`p.kind`,
  formats: col.list(col.text)`p.formats`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`p.paper`,
  authorName: col.text`s.author_name`,
  coverId: col.text.orNull`i.id`,
  coverWidth: col.int.orNull`i.width`,
  coverHeight: col.int.orNull`i.height`,
  priceCents: col.int`price_now(p)`,
  fullCents: col.int.orNull`struck_price(p, p.license, p.price_cents)`,
  seenPriceCents: col.int`f.seen_price_cents`,
  addedAt: col.timestamp`f.added_at`,
  note: col.text`f.note`,
  isOnSale: col.bool`on_sale.yes`,
  isOwned: col.bool(isOwned(sql`f.user_id`, sql`p.id`)),
  alternative: col.shape({ slug: col.text, title: col.text }).orNull`case when not on_sale.yes then (
        select json_build_object('slug', other.slug, 'title', other.title)
        from (select ps.product_id from product_search ps
          where ps.category_id = p.category_id and ps.product_id <> p.id order by ps.rating_rank desc limit 1) best
        join products other on other.id = best.product_id) end`,
});

async function listItems(userId: string, listId: string, { promocao, ordem }: FavouritesSearch): Promise<Favourite[]> {
  const cheaper = promocao ? sql`and on_sale.yes and (price_now(p) < f.seen_price_cents or price_now(p) < p.price_cents)` : sql``;
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW}
    from favourites f
    join products p on p.id = f.product_id
    ${withSeller}
    cross join lateral (select ${isOffered} as yes) on_sale
    left join images i on i.id = p.cover_image_id
    where f.list_id = ${listId} and f.user_id = ${userId} and f.removed_at is null ${cheaper}
    order by ${ORDERS[ordem ?? "recentes"]} limit ${MOST_IN_LIST}`,
  );
  return rows.map(({ coverId, coverWidth, coverHeight, addedAt, ...item }) => ({
    ...item,
    addedAt: new Date(addedAt),
    cover: imageRef(coverId, coverWidth, coverHeight),
    dropCents: item.isOnSale ? dropSince(item.seenPriceCents, item.priceCents) : null,
  }));
}
