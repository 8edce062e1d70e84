import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { findMovedCategory } from "../categories/find-moved-category.ts";
import { categoryCode } from "../rules/facet-codes.ts";
import type { StoreListSearch, StoreSort } from "../schema/store-list-search.ts";
import type { StoreCardFacts, StoreList } from "../schema/store-page.ts";
import { listCategories } from "./categories.ts";
import { followersOf } from "./followers.ts";

const PAGE_SIZE = 24;
const NEW_DAYS = 60;

const ORDERS: Record<StoreSort, SQL> = {
  materiais: sql`s.products desc, s.id`,
  "melhor-avaliadas": sql`(s.rating_sum + 4.2 * 20) / (s.rating_count + 20) desc, s.id`,
  novidades: sql`s.approved_at desc nulls last, s.id desc`,
  "a-z": sql`search_fold(s.author_name), s.id`,
};

const RUNNING_COUPON = sql`exists (select 1 from coupons c where c.store_id = s.id and s.shows_coupons and c.is_public and c.status = 'ativo'
  and c.starts_at <= now() and c.ends_at > now() and (c.max_uses is null or c.used < c.max_uses))`;

const STORES = defineRow<{ total: number; store: StoreCardFacts }>({
  total: col.int`s.total`,
  store: col.shape({
    id: col.int,
    slug: col.text,
    authorName: col.text,
    tagline: col.text,
    city: col.text,
    uf: col.text,
    paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"]),
    portraitId: col.text.orNull,
    productCount: col.int,
    ratingSum: col.int,
    ratingCount: col.int,
    isNew: col.bool,
    hasCoupon: col.bool,
    followers: col.int.orNull,
    covers: col.list(col.shape({ id: col.text, width: col.int, height: col.int })),
  })`to_jsonb(card)`,
});

/** Approved stores that are open and have something on sale, narrowed and in order. Null when the area does not exist. */
export async function listStores(search: StoreListSearch): Promise<StoreList | null> {
  const areas = (await listCategories()).filter((one) => one.parentId === null);
  const named = (slug: string | null) => areas.find((one) => one.slug === slug);
  const area = search.area ? (named(search.area) ?? named(await findMovedCategory(search.area))) : undefined;
  if (search.area && !area) return null;
  const page = search.pagina ?? 1;
  const [rows, choices] = await Promise.all([
    readRows(
      db,
      STORES,
      sql`
      with s as materialized (${openStores()}),
      found as (
        select s.*, count(*) over ()::int as total from s where ${conditions(search, area?.id ?? null)}
        order by ${ORDERS[search.ordem ?? "materiais"]} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE})
      select ${STORES} from found s cross join lateral (
        select s.id, s.slug, s.author_name as "authorName", s.tagline, s.city, s.uf, s.paper, s.portrait_key as "portraitId", s.products as "productCount", s.rating_sum as "ratingSum", s.rating_count as "ratingCount",
        coalesce(s.approved_at > now() - make_interval(days => ${NEW_DAYS}), false) as "isNew", ${RUNNING_COUPON} as "hasCoupon",
        ${followersOf(sql`s.id`)} as followers,
        (select coalesce(json_agg(json_build_object('id', c.id, 'width', c.width, 'height', c.height)), '[]') from (
          select i.id, i.width, i.height from product_search ps join products p on p.id = ps.product_id
          join images i on i.id = p.cover_image_id where ps.store_id = s.id order by ps.published_at desc limit 3) c) as covers) card
      order by ${ORDERS[search.ordem ?? "materiais"]}`,
    ),
    listChoices(search.uf),
  ]);
  const total = rows[0]?.total ?? 0;
  return {
    stores: rows.map((row) => row.store),
    total,
    page,
    pages: Math.ceil(total / PAGE_SIZE),
    areas: areas.map(({ slug, name }) => ({ slug, name })),
    ...choices,
  };
}

/** Every store that sells now, with how much it has and how it was received. */
const openStores = (): SQL => sql`
  select s.id, s.slug, s.name, s.author_name, s.tagline, s.city, s.uf, s.paper, s.portrait_key, s.approved_at, s.shows_coupons, n.products,
    n.rating_sum, n.rating_count
  from stores s join (
    select ps.store_id, count(*)::int as products, coalesce(sum(st.rating_sum), 0)::int as rating_sum,
      coalesce(sum(st.rating_count), 0)::int as rating_count
    from product_search ps left join product_stats st on st.product_id = ps.product_id group by ps.store_id) n on n.store_id = s.id
  where is_open(s) and not store_closed(s)`;

function conditions({ busca, uf, cidade, cupom, letra }: StoreListSearch, areaId: number | null): SQL {
  const all: SQL[] = [sql`true`];
  if (busca) {
    all.push(
      sql`search_fold(s.name || ' ' || s.author_name || ' ' || s.city) like '%' || search_fold(${likeWords(busca)}) || '%'`,
    );
  }
  if (areaId !== null) {
    all.push(
      sql`exists (select 1 from product_search ps where ps.store_id = s.id and (ps.facets @> array[${categoryCode(areaId)}::int]) is true)`,
    );
  }
  if (uf) all.push(sql`s.uf = ${uf}`);
  if (cidade) all.push(sql`search_fold(s.city) = search_fold(${cidade})`);
  if (letra) all.push(sql`left(search_fold(s.author_name), 1) = ${letra}`);
  if (cupom) all.push(RUNNING_COUPON);
  return sql.join(all, sql` and `);
}

/** Where the stores are and which letters they begin with. */
async function listChoices(uf: string | undefined): Promise<Pick<StoreList, "ufs" | "cities" | "letters">> {
  const rows = await readRows<Pick<StoreList, "ufs" | "cities" | "letters">>(
    db,
    {
      ufs: col.list(col.text)`coalesce(array_agg(distinct uf order by uf) filter (where uf <> ''), '{}')`,
      cities: col.list(
        col.text,
      )`coalesce(array_agg(distinct city order by city) filter (where uf = ${uf ?? ""} and city <> ''), '{}')`,
      letters: col.list(
        col.text,
      )`coalesce(array_agg(distinct letter order by letter) filter (where letter between 'a' and 'z'), '{}')`,
    },
    (row) => sql`
    with s as (select s.city, s.uf, left(search_fold(s.author_name), 1) as letter from stores s
      where is_open(s) and not store_closed(s) and exists (select 1 from product_search ps where ps.store_id = s.id))
    select ${row} from s`,
  );
  return rows[0] ?? { ufs: [], cities: [], letters: [] };
}

const likeWords = (words: string): string => words.replace(/[\\%_]/g, "\\$&");
