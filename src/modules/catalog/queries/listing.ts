import type { AnswerOf } from "#kit/answer.ts";
import { db } from "#platform/db.ts";
import type { Listing } from "../schema/listing.ts";
import { LAST_PAGE, type ListingSearch } from "../schema/listing-search.ts";
import type { Category } from "./categories.ts";
import { countListing } from "./facet-counts.ts";
import { countUpToFew, FEW, inTitle, looserQueries, respell } from "./fuzzy-terms.ts";
import { NO_FILTERS } from "./listing-conditions.ts";
import { facetsOf } from "./listing-facets.ts";
import { type UnderstoodSearch, understandSearch } from "./listing-names.ts";
import { productCards } from "./product-cards.ts";
import { type Ranking, rankedProducts } from "./ranked-products.ts";
import { rankedCards } from "./ranked-cards.ts";
import { relaxedFilters } from "./relaxed-filters.ts";

export const PAGE_SIZE = 24;
/** Past this nobody counts. */
const MANY = 1000;

type Found = AnswerOf<typeof findPage>;
type Reading = Pick<Listing, "spelling" | "meant"> & { read: Found };
type Looser = Pick<Listing, "almost" | "inBody"> & { found: Found };

/** One page of `/produtos`: cards in order, total, and counts of every facet as if its own filter were off. Words that find little are read more kindly. Null when the category or the store named does not exist. */
export async function listProducts(requested: ListingSearch): Promise<Listing | null> {
  const understood = await understandSearch(requested);
  if (!understood) return null;
  const { found, read, ...kindness } = await findKindly(understood);
  const { products, counts } = found;
  const { search, category, categories, stores } = understood;
  const { total, exact } = counts.all;
  const [store] = stores;
  const [facets, drop, instead] = await Promise.all([
    facetsOf(found.understood, counts),
    read.counts.all.total === 0 ? relaxedFilters(read.understood, total === 0) : [],
    total === 0 ? productCards(db, rankedProducts(NO_FILTERS, "relevancia", 4, 0)) : [],
  ]);
  return {
    products,
    total,
    exact,
    capped: total > MANY,
    page: search.pagina ?? 1,
    pages: Math.min(LAST_PAGE, Math.ceil(total / PAGE_SIZE)),
    category: category && describe(category, categories),
    store: store && stores.length === 1 ? { slug: store.slug, name: store.name } : null,
    search,
    facets,
    ...kindness,
    drop,
    instead,
  };
}

async function findPage(understood: UnderstoodSearch, ranking: Ranking = {}) {
  const { filters, search } = understood;
  const offset = ((search.pagina ?? 1) - 1) * PAGE_SIZE;
  const [products, counts] = await Promise.all([
    rankedCards(filters, search.ordem ?? "relevancia", PAGE_SIZE, offset, ranking),
    countListing(db, filters),
  ]);
  return { understood, products, counts };
}

/** The words as they were meant (`read`); when these find next to nothing: all of them but one, then in the descriptions (`found`). */
async function findKindly(understood: UnderstoodSearch): Promise<Reading & Looser> {
  const { isPlenty, ...reading } = await findRead(understood);
  const { read } = reading;
  const isEnough = isPlenty || read.counts.all.total >= FEW;
  const looser = isEnough ? null : await findLooser(read);
  return { ...reading, ...(looser ?? { found: read, almost: false, inBody: false }) };
}

/** What was asked, or what was meant by words that nobody says. `isPlenty` tells whether its words alone find enough. */
async function findRead(understood: UnderstoodSearch): Promise<Reading & { isPlenty: boolean }> {
  const first = await findPage(understood);
  const { search, filters } = understood;
  const isPlenty = filters.tsquery === null || first.counts.all.total >= FEW || (await countUpToFew(filters.tsquery)) >= FEW;
  const asRequested = { read: first, isPlenty, spelling: null, meant: null };
  const requested = filters.tsquery === null ? "" : (search.busca ?? "");
  const respelling = await respell(requested, !isPlenty);
  const reread = respelling && (await understandSearch({ ...search, busca: respelling.shown }));
  if (!respelling || !reread?.filters.tsquery || reread.filters.tsquery === filters.tsquery) return asRequested;
  const { shown, asTyped, isSure } = respelling;
  const finds = await countUpToFew(reread.filters.tsquery);
  if (finds === 0 && (!isSure || looserQueries(reread.filters.tsquery).length === 0)) return asRequested;
  if (!isSure) return { ...asRequested, meant: shown };
  return { read: await findPage(reread), isPlenty: finds >= FEW, spelling: { requested, shown, asTyped }, meant: null };
}

async function findLooser({ understood, counts }: Found): Promise<Looser | null> {
  const tsquery = understood.filters.tsquery ?? "";
  for (const looser of looserQueries(tsquery)) {
    const filters = { ...understood.filters, tsquery: looser };
    const some = await findPage({ ...understood, filters }, { first: [tsquery, inTitle(looser)] });
    if (some.counts.all.total > counts.all.total) return { found: some, almost: true, inBody: false };
  }
  if (counts.all.total > 0) return null;
  const inBody = await findPage({ ...understood, filters: { ...understood.filters, inBody: true } });
  return inBody.counts.all.total > 0 ? { found: inBody, almost: false, inBody: true } : null;
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
