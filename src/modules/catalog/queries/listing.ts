import { db } from "#platform/db.ts";
import type { Listing } from "../schema/listing.ts";
import { LAST_PAGE, type ListingSearch } from "../schema/listing-search.ts";
import type { Category } from "./categories.ts";
import { countListing } from "./facet-counts.ts";
import { correctSpelling, countUpToFew, FEW, inTitle, looserQueries } from "./forgiving-words.ts";
import { NO_FILTERS } from "./listing-conditions.ts";
import { facetsOf } from "./listing-facets.ts";
import { type UnderstoodSearch, understandSearch } from "./listing-names.ts";
import { productCards } from "./product-cards.ts";
import { type Ranking, rankedProducts } from "./ranked-products.ts";
import { rankedCards } from "./ranked-cards.ts";
import { withOneFewer } from "./with-one-fewer.ts";

export const PAGE_SIZE = 24;
/** Past this nobody counts. */
const MANY = 1000;

type Found = Awaited<ReturnType<typeof findPage>>;
type Kindness = Pick<Listing, "spelling" | "almost">;
const AS_ASKED: Kindness = { spelling: null, almost: false };

/** One page of `/produtos`: cards in order, total, and counts of every facet as if its own filter were off. Words that find little are read more kindly. Null when the category or the store named does not exist. */
export async function listProducts(asked: ListingSearch): Promise<Listing | null> {
  const understood = await understandSearch(asked);
  if (!understood) return null;
  const { found, ...kindness } = await findKindly(understood);
  const { products, counts } = found;
  const { search, category, categories, stores } = understood;
  const { total, exact } = counts.all;
  const [store] = stores;
  const [facets, drop, instead] = await Promise.all([
    facetsOf(found.understood, counts),
    total === 0 ? withOneFewer(understood) : [],
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

/** What was asked; when its words find next to nothing: the words as they were meant, then all of them but one, then in the descriptions. */
async function findKindly(understood: UnderstoodSearch): Promise<Kindness & { found: Found }> {
  const first = await findPage(understood);
  const { tsquery } = understood.filters;
  const isPlenty = first.counts.all.total >= FEW;
  if (tsquery === null || isPlenty || (await countUpToFew(tsquery)) >= FEW) return { found: first, ...AS_ASKED };
  const respelt = await findRespelt(understood);
  const found = respelt?.found ?? first;
  const spelling = respelt?.spelling ?? null;
  if (found.counts.all.total >= FEW) return { found, spelling, almost: false };
  const looser = await findLooser(found);
  return looser ? { found: looser, spelling, almost: true } : { found, spelling, almost: false };
}

async function findRespelt(understood: UnderstoodSearch): Promise<{ found: Found; spelling: Listing["spelling"] } | null> {
  const typed = understood.search.busca ?? "";
  const meant = await correctSpelling(typed);
  const reread = meant === null ? null : await understandSearch({ ...understood.search, busca: meant });
  if (meant === null || !reread?.filters.tsquery) return null;
  if ((await countUpToFew(reread.filters.tsquery)) === 0 && looserQueries(reread.filters.tsquery).length === 0) return null;
  return { found: await findPage(reread), spelling: { asked: typed, shown: meant } };
}

async function findLooser({ understood, counts }: Found): Promise<Found | null> {
  const tsquery = understood.filters.tsquery ?? "";
  for (const looser of looserQueries(tsquery)) {
    const filters = { ...understood.filters, tsquery: looser };
    const some = await findPage({ ...understood, filters }, { first: [tsquery, inTitle(looser)] });
    if (some.counts.all.total > counts.all.total) return some;
  }
  if (counts.all.total > 0) return null;
  const inBody = await findPage({ ...understood, filters: { ...understood.filters, inBody: true } });
  return inBody.counts.all.total > 0 ? inBody : null;
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
