import { sql } from "drizzle-orm";
import type { ListingFilters } from "#modules/catalog/queries/listing-conditions.ts";
import { understandSearch } from "#modules/catalog/queries/listing-names.ts";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { rankedProducts } from "#modules/catalog/queries/ranked-products.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { listingHref } from "#modules/catalog/schema/listing-search.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { db } from "#platform/db.ts";
import { CATEGORY_SECTIONS, type CategorySectionKind, type CategorySections } from "../schema/category-sections.ts";
import { storeCards } from "./store-cards.ts";

/** Below this the sections would say again what the list under them says. */
const FEWEST_PRODUCTS = 24;
const IN_A_SECTION = 4;
/** Enough to fill a section after what the others took. */
const POOL = 16;
/** Among how many of the best-selling those who sell there are looked for. */
const BEST = 200;

/** The sections of a category of the first two levels, on the first page of the whole of it; null anywhere else, or when it is small. */
export async function readCategorySections({ search, category, total }: Listing): Promise<CategorySections | null> {
  const isWhole = listingHref({ ...search, vista: undefined }) === listingHref({ categoria: search.categoria });
  if (!category || !isWhole || total < FEWEST_PRODUCTS) return null;
  const [understood, free] = await Promise.all([
    understandSearch({ categoria: category.slug }),
    understandSearch({ categoria: category.slug, gratis: "1" }),
  ]);
  if (!understood || !free) return null;
  const { filters, categories } = understood;
  if (levelOf(filters.categoryId, categories) > 2) return null;
  const best = sql`(select ps.store_id, sum(ps.pop) as pop from (${rankedProducts(filters, "mais-vendidos", BEST, 0)}) r
    join product_search ps on ps.product_id = r.product_id group by ps.store_id)`;
  const [byKind, stores] = await Promise.all([
    Promise.all(CATEGORY_SECTIONS.map((kind) => poolOf(kind, filters, free.filters))),
    storeCards(best, IN_A_SECTION),
  ]);
  const sections = withoutRepeats(byKind.map((products, index) => ({ kind: CATEGORY_SECTIONS[index] ?? "novidades", products })));
  return { sections, stores: stores.length > 1 ? stores : [] };
}

function poolOf(kind: CategorySectionKind, all: ListingFilters, free: ListingFilters): Promise<ProductCardFacts[]> {
  if (kind === "novidades") return productCards(db, rankedProducts(all, "novidades", POOL, 0));
  return productCards(db, rankedProducts(kind === "gratis" ? free : all, "mais-vendidos", POOL, 0));
}

type Section = CategorySections["sections"][number];

/** Each product once, in the first section that has it; a section that cannot be filled is left out. */
function withoutRepeats(pools: Section[]): Section[] {
  const shown = new Set<number>();
  return pools.flatMap(({ kind, products }) => {
    const fresh = products.filter(({ id }) => !shown.has(id)).slice(0, IN_A_SECTION);
    if (fresh.length < IN_A_SECTION) return [];
    for (const { id } of fresh) shown.add(id);
    return [{ kind, products: fresh }];
  });
}

type Node = { id: number; parentId: number | null };

function levelOf(id: number | null, categories: readonly Node[]): number {
  let level = 1;
  let node = categories.find((one) => one.id === id);
  while (node?.parentId && level < 10) {
    level += 1;
    node = categories.find((one) => one.id === node?.parentId);
  }
  return level;
}
