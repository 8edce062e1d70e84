import { type SQL, sql } from "drizzle-orm";
import { isItemOwned } from "#modules/catalog/queries/owned.ts";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { categoryCode, freeCode, saleCode } from "#modules/catalog/rules/facet-codes.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { db } from "#platform/db.ts";
import type { HomeSection } from "../rules/home-sections.ts";

/** Enough to fill a section after what the others took. */
const POOL = 64;
/** How many of the latest paid orders say what is taken lately. */
const LATEST_ORDERS = 3_000;

export const BY_POPULARITY = sql`pop desc, product_id desc`;
const BY_DATE = sql`published_at desc, product_id desc`;
const BY_RATING = sql`rating_rank desc, product_id desc`;

/** The cards of what matches, best first. A literal `tier <=` is what picks the partial index. */
export const cardsOf = (condition: SQL, order: SQL, limit: number): Promise<ProductCardFacts[]> =>
  productCards(db, ranked(condition, order, limit));

/** SQL of (product_id, rank) for the home page's sections. */
export const ranked = (condition: SQL, order: SQL, limit: number): SQL => sql`
  select product_id, row_number() over (order by ${order}) as rank from product_search
  where ${condition} order by ${order} limit ${limit}`;

/** What was most taken in the latest week of paid orders, and not given back. */
export const takenLately = (now: Date): SQL => sql`
  select i.product_id, row_number() over (order by count(*) desc, i.product_id desc) as rank
  from (select id from orders where paid_at > ${now}::timestamptz - interval '7 days'
    order by paid_at desc limit ${LATEST_ORDERS}) o
  join order_items i on i.order_id = o.id and ${isItemOwned} group by i.product_id order by 2 limit ${POOL}`;

const picked = (ids: number[]): SQL =>
  sql`select id as product_id, place as rank from unnest(${sql.param(ids)}::bigint[]) with ordinality as p (id, place)`;

type Requested = {
  categoryId: number | null;
  now: Date;
  /** Picked by hand for some section, so nobody else's. */ pickedIds: ReadonlySet<number>;
};

/** What a section may show, best first: picked by hand, then found by its rule. */
export async function poolOf(section: HomeSection, { categoryId, now, pickedIds }: Requested): Promise<ProductCardFacts[]> {
  const rule = ruleOf(section, categoryId, now);
  const [byHand, found] = await Promise.all([
    section.pickedIds.length > 0 ? productCards(db, picked(section.pickedIds)) : [],
    rule ? productCards(db, rule) : [],
  ]);
  return [...byHand, ...found.filter((product) => !pickedIds.has(product.id))];
}

function ruleOf({ kind, words }: HomeSection, categoryId: number | null, now: Date): SQL | null {
  switch (kind) {
    case "em_alta":
      return takenLately(now);
    case "destaques":
      return ranked(sql`tier <= 0 and rating_count >= 3`, BY_RATING, POOL);
    case "mais_vendidos":
      return ranked(sql`tier <= 0`, BY_POPULARITY, POOL);
    case "novidades":
      return ranked(sql`true`, BY_DATE, POOL);
    case "gratis":
      return ranked(sql`facets @> array[${freeCode}::int] and tier <= 1`, BY_POPULARITY, POOL);
    case "promocoes":
      return ranked(sql`facets @> array[${saleCode}::int] and tier <= 2`, BY_POPULARITY, POOL);
    case "categoria":
      return categoryId === null
        ? null
        : ranked(sql`facets @> array[${categoryCode(categoryId)}::int] and tier <= 1`, BY_POPULARITY, POOL);
    case "busca":
      return ranked(sql`head @@ search_query(${words}) and tier <= 1`, BY_POPULARITY, POOL);
    default:
      return null;
  }
}
