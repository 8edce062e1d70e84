import { type SQL, sql } from "drizzle-orm";
import { publicDocument } from "#kit/cpf-cnpj.ts";
import { isSlug } from "#kit/is-slug.ts";
import { DEFAULT_SECTIONS, type StoreSection } from "#modules/stores/store-page/rules/store-page.ts";
import { findMovedStore } from "#modules/stores/queries.ts";
import { db } from "#platform/db.ts";
import { guaranteeDays, pixDiscountBps } from "./product-page.ts";
import { PAPERS } from "#kit/papers.ts";
import { col, readRows, defineRow } from "#platform/read.ts";
import type { StoreAnswer, StorePageFacts, StoreCategory } from "../schema/store-page.ts";
import { followersOf } from "./followers.ts";

const MOST_CATEGORIES = 6;
const ROW = 3;

/** `/loja/{slug}`: who it is and what it sells by category; where it is now when it moved. Null unless the store is approved. */
export async function findStorePage(slug: string): Promise<StoreAnswer | null> {
  if (!isSlug(slug)) return null;
  const store = await readStore(sql`s.slug = ${slug} and is_open(s)`);
  if (store) return store;
  const moved = await findMovedStore(slug);
  return moved ? { state: "mudou", slug: moved } : null;
}

/** The same for its author, whatever its state. */
export const findOwnStorePage = (storeId: number): Promise<StorePageFacts | null> => readStore(sql`s.id = ${storeId}`);

type StoreRow = Omit<StorePageFacts, "state" | "categories" | "sections"> & { sections: StoreSection[] | null };

const STORE = defineRow<StoreRow>({
  id: col.int`s.id`,
  slug: col.text`s.slug`,
  name: col.text`s.name`,
  authorName: col.text`s.author_name`,
  tagline: col.text`s.tagline`,
  bio: col.text`s.bio`,
  city: col.text`s.city`,
  uf: col.text`s.uf`,
  paper: col.oneOf(PAPERS)`s.paper`,
  portraitId: col.text.orNull`s.portrait_key`,
  legalName: col.text`s.legal_name`,
  document: col.text`s.document`,
  productCount: col.int`count(p.id)`,
  closedUntil: col.text.orNull`case when store_closed(s) then to_char(s.closed_until, 'YYYY-MM-DD') end`,
  closingWords: col.text`s.closing_words`,
  links: col.list(col.text)`s.links`,
  guaranteeDays: col.int(guaranteeDays),
  pixDiscountBps: col.int(pixDiscountBps),
  since: col.int`date_part('year', coalesce(s.approved_at, s.created_at) at time zone 'America/Sao_Paulo')::int`,
  saleCount: col.int`coalesce(sum(st.sales), 0)`,
  ratingSum: col.int`coalesce(sum(st.rating_sum), 0)`,
  ratingCount: col.int`coalesce(sum(st.rating_count), 0)`,
  followers: col.int.orNull(followersOf(sql`s.id`)),
  bannerId: col.text.orNull`f.banner_key`,
  sections: col.stored<StoreSection[]>().orNull`f.sections`,
  policies: col.stored<NonNullable<StorePageFacts["policies"]>>().orNull`(
    select case when l.words::text ~ ':\s*"[^"]' then l.words || jsonb_build_object('number', l.number,
      'since', to_char(l.published_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')) end
    from store_policies l where l.store_id = s.id order by l.number desc limit 1)`,
});

async function readStore(which: SQL): Promise<StorePageFacts | null> {
  const [store] = await readRows(
    db,
    STORE,
    sql`
    select ${STORE}
    from stores s left join products p on p.store_id = s.id and is_published(p)
    left join product_stats st on st.product_id = p.id left join store_faces f on f.store_id = s.id
    where ${which} group by s.id, f.store_id`,
  );
  if (!store) return null;
  const [document, categories] = [publicDocument(store.document), await listStoreCategories(store.id)];
  return { ...store, state: "aberta", document, categories, sections: store.sections ?? DEFAULT_SECTIONS };
}

/** The categories a store sells in, each with its three newest covers. Whole rows of three; one alone is no division. */
async function listStoreCategories(storeId: number): Promise<StoreCategory[]> {
  const rows = await readRows<StoreCategory>(
    db,
    {
      slug: col.text`c.slug`,
      name: col.text`c.name`,
      paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`c.paper`,
      count: col.int`n.products`,
      covers: col.list(col.shape({ id: col.text, width: col.int, height: col.int }))`(
      select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height) order by cover.published_at desc), '[]')
      from (select ps.product_id, ps.published_at from product_search ps
        where ps.store_id = ${storeId} and ps.category_id = c.id order by ps.published_at desc limit 3) cover
      join products p on p.id = cover.product_id join images i on i.id = p.cover_image_id)`,
    },
    (row) => sql`select ${row}
    from (select category_id, count(*)::int as products from product_search where store_id = ${storeId} group by 1) n
    join categories c on c.id = n.category_id
    order by n.products desc, c.position, c.id limit ${MOST_CATEGORIES}`,
  );
  return rows.length > 1 ? rows.slice(0, rows.length < MOST_CATEGORIES ? ROW : MOST_CATEGORIES) : [];
}
