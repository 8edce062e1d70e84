import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { categoryCode, formatCode, freeCode, ratingCode } from "../rules/facet-codes.ts";
import { FORMATS } from "../rules/formats.ts";
import type { Listing } from "../schema/listing.ts";
import { formatsOf, LAST_PAGE, type ListingSearch, priceRange } from "../schema/listing-search.ts";
import { type Category, listCategories } from "./categories.ts";
import { facetCounts, type FacetCounts } from "./facet-counts.ts";
import type { ListingFilters } from "./listing-conditions.ts";
import { productCards } from "./product-cards.ts";
import { rankedProducts } from "./ranked-products.ts";

export const PAGE_SIZE = 24;
const NO_FILTERS: ListingFilters = {
  tsquery: null,
  categoryId: null,
  storeId: null,
  minCents: null,
  maxCents: null,
  free: false,
  stars: null,
  formats: [],
};

/** One page of `/produtos`: cards in order, total, and counts of every facet as if its own filter were off. Null when the category or the store named does not exist. */
export async function listProducts(search: ListingSearch): Promise<Listing | null> {
  const [categories, named] = await Promise.all([listCategories(), readNames(search)]);
  const category = categories.find((one) => one.slug === search.categoria) ?? null;
  if ((search.categoria && !category) || (search.loja && !named.store)) return null;
  const filters: ListingFilters = {
    tsquery: named.tsquery,
    categoryId: category?.id ?? null,
    storeId: named.store?.id ?? null,
    ...priceRange(search),
    free: search.gratis === "1",
    stars: search.nota ?? null,
    formats: formatsOf(search),
  };
  const page = search.pagina ?? 1;
  const sort = search.ordem ?? "relevancia";
  const [products, counts] = await Promise.all([
    productCards(db, rankedProducts(filters, sort, PAGE_SIZE, (page - 1) * PAGE_SIZE)),
    countFacets(filters),
  ]);
  const { total, exact } = counts.all;
  return {
    products,
    total,
    exact,
    page,
    pages: Math.min(LAST_PAGE, Math.ceil(total / PAGE_SIZE)),
    category: category && describe(category, categories),
    store: named.store && { slug: named.store.slug, name: named.store.name },
    facets: {
      categories: branch(category, categories, counts.categories),
      formats: FORMATS.map((format) => ({ format, count: counts.formats.byCode.get(formatCode(format)) ?? 0 }))
        .filter((one) => one.count > 0 || filters.formats.includes(one.format))
        .sort((a, b) => b.count - a.count),
      stars: [4, 3].map((stars) => ({ stars, count: counts.stars.byCode.get(ratingCode(stars)) ?? 0 })),
      freeCount: counts.prices.byCode.get(freeCode) ?? 0,
      priceBins: counts.prices.priceBins,
    },
    instead: total === 0 ? await productCards(db, rankedProducts(NO_FILTERS, "relevancia", 4, 0)) : [],
  };
}

/** The words as a query the index understands, and the store behind its slug. Words that are all too common count as none. */
async function readNames(search: ListingSearch) {
  const { rows } = await db.execute<{ tsquery: string | null; store: { id: number; slug: string; name: string } | null }>(sql`
    select nullif(search_query(${search.busca ?? ""})::text, '') as tsquery,
      (select json_build_object('id', id, 'slug', slug, 'name', author_name) from stores
        where slug = ${search.loja ?? ""} and status = 'aprovada') as store`);
  return rows[0] ?? { tsquery: null, store: null };
}

/** Counts once, and once more without each facet that is filtering. */
async function countFacets(filters: ListingFilters) {
  const all = facetCounts(db, filters);
  const hasPrice = filters.free || filters.minCents !== null || filters.maxCents !== null;
  const [counted, categories, prices, stars, formats] = await Promise.all([
    all,
    filters.categoryId === null ? all : facetCounts(db, filters, "categoria"),
    hasPrice ? facetCounts(db, filters, "preco") : all,
    filters.stars === null ? all : facetCounts(db, filters, "nota"),
    filters.formats.length === 0 ? all : facetCounts(db, filters, "formato"),
  ]);
  return { all: counted, categories, prices, stars, formats };
}

function describe(category: Category, categories: Category[]): NonNullable<Listing["category"]> {
  const parent = categories.find((one) => one.id === category.parentId);
  return {
    slug: category.slug,
    name: category.name,
    lead: category.lead,
    parent: parent ? { slug: parent.slug, name: parent.name } : null,
  };
}

/** The roots while no category is chosen; else its root with the children. */
function branch(current: Category | null, categories: Category[], counts: FacetCounts): Listing["facets"]["categories"] {
  const rootId = current?.parentId ?? current?.id ?? null;
  const shown = categories.filter((one) =>
    rootId === null ? one.parentId === null : one.id === rootId || one.parentId === rootId,
  );
  return shown
    .map((one) => ({
      slug: one.slug,
      name: one.name,
      child: one.parentId !== null,
      current: one.id === current?.id,
      count: counts.byCode.get(categoryCode(one.id)) ?? 0,
    }))
    .filter((one) => one.count > 0 || one.current);
}
