import { sql } from "drizzle-orm";
import type { StoreCardFacts } from "#modules/catalog/schema/store-page.ts";
import { storeCards } from "../../queries/store-cards.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { FeaturedStore } from "../schema.ts";

const MOST_PRESENTED = 12;
const MOST_CARDS = 4;

export type PresentedStore = Omit<FeaturedStore, "products"> & { id: number };

export async function countAuthors(): Promise<number> {
  const rows = await readRows(
    db,
    { total: col.int`count(*)::int` },
    (row) => sql`select ${row} from stores where is_open(stores)`,
  );
  return rows[0]?.total ?? 0;
}

const PRESENTED_STORE = defineRow<PresentedStore>({
  id: col.int`s.id`,
  slug: col.text`s.slug`,
  authorName: col.text`s.author_name`,
  tagline: col.text`s.tagline`,
  city: col.text`s.city`,
  uf: col.text`s.uf`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`s.paper`,
  portraitId: col.text.orNull`s.portrait_key`,
  since: col.int`extract(year from coalesce(s.approved_at, s.created_at) at time zone 'America/Sao_Paulo')::int`,
});

/** The best-selling stores that have a portrait, a line about themselves and three works or more. */
export async function listPresentable(): Promise<PresentedStore[]> {
  const rows = await readRows(
    db,
    PRESENTED_STORE,
    sql`
    select ${PRESENTED_STORE}
    from (select store_id, sum(pop) as pop from product_search where tier <= 0 group by store_id having count(*) >= 3) best
    join stores s on s.id = best.store_id and is_open(s) and not store_closed(s) and s.portrait_key is not null
      and s.tagline <> ''
    order by best.pop desc, s.id limit ${MOST_PRESENTED}`,
  );
  return rows;
}

/** Stores as cards: the most followed, then the best-selling. Those closed for some days wait. */
export const listStoreCards = (): Promise<StoreCardFacts[]> =>
  storeCards(
    sql`(select store_id, sum(pop) as pop from product_search where tier <= 0 group by store_id having count(*) >= 3)`,
    MOST_CARDS,
  );
