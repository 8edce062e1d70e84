import { type SQL, sql } from "drizzle-orm";
import { listCategories } from "#modules/catalog/queries/categories.ts";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { categoryCode, freeCode } from "#modules/catalog/rules/facet-codes.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { dealer, fullRow } from "../rules/arrange-home.ts";
import type { FeaturedStore, HomePageFacts } from "../schema/home-page.ts";
import { homeChoices } from "../settings.ts";
import { listTiles } from "./category-tiles.ts";

const BY_POPULARITY = sql`pop desc, product_id desc`;
const BY_DATE = sql`published_at desc, product_id desc`;

/** The home page: shelves that share no product, category tiles with counts, one store presented. */
export async function readHomePage(): Promise<HomePageFacts> {
  const [choices, categories] = await Promise.all([readSetting(db, homeChoices), listCategories()]);
  const themeId = categories.find((one) => one.slug === choices.themeCategory)?.id ?? 0;
  const [popular, fresh, free, theme, tiles, stores] = await Promise.all([
    pool(sql`tier <= 0`, BY_POPULARITY, 64),
    pool(sql`true`, BY_DATE, 32),
    pool(sql`facets @> array[${freeCode}::int] and tier <= 1`, BY_POPULARITY, 24),
    pool(sql`facets @> array[${categoryCode(themeId)}::int] and tier <= 1`, BY_POPULARITY, 16),
    listTiles(),
    readStores(),
  ]);
  const hand = dealer();
  const hanging = hand.deal(
    popular.slice(4).filter((one) => one.cover !== null),
    9,
    1,
  );
  const shelves = {
    popular: hand.deal(popular, 8, 2),
    theme: fullRow(hand.deal(theme, 4)),
    free: fullRow(hand.deal(free, 4)),
    fresh: fullRow(hand.deal(fresh, 4)),
  };
  return {
    ...shelves,
    authorCount: stores.count,
    hanging,
    theme: shelves.theme.length > 0 ? { title: choices.themeTitle, slug: choices.themeCategory, products: shelves.theme } : null,
    tiles,
    store: stores.featured && { ...stores.featured, products: hand.deal(await worksOf(stores.featured.id), 3) },
  };
}

const pool = (condition: SQL, order: SQL, limit: number): Promise<ProductCardFacts[]> =>
  productCards(
    db,
    sql`select product_id, row_number() over (order by ${order}) as rank from product_search
      where ${condition} order by ${order} limit ${limit}`,
  );

const worksOf = (storeId: number) => pool(sql`store_id = ${storeId}`, BY_POPULARITY, 24);

type StoreRow = Omit<FeaturedStore, "products"> & { id: number };

/** How many authors there are, and the best seller that has a portrait and three works or more. */
async function readStores(): Promise<{ count: number; featured: StoreRow | null }> {
  const { rows } = await db.execute<{ count: number; featured: StoreRow | null }>(sql`
    select (select count(*)::int from stores where status = 'aprovada') as count,
      (select json_build_object('id', s.id, 'slug', s.slug, 'authorName', s.author_name, 'tagline', s.tagline, 'city', s.city,
          'uf', s.uf, 'paper', s.paper, 'portraitId', s.portrait_key,
          'since', extract(year from coalesce(s.approved_at, s.created_at) at time zone 'America/Sao_Paulo')::int)
        from (select store_id, sum(pop) as pop from product_search where tier <= 0 group by store_id having count(*) >= 3) best
        join stores s on s.id = best.store_id and s.status = 'aprovada' and s.portrait_key is not null and s.tagline <> ''
        order by best.pop desc limit 1) as featured`);
  return rows[0] ?? { count: 0, featured: null };
}
