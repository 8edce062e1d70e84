import { sql } from "drizzle-orm";
import { DEFAULT_WORDS } from "#kit/brand/default-words.ts";
import { listCategories } from "#modules/catalog/queries/categories.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { brandSetting } from "../../brand/settings.ts";
import { dealer, ofTheWeek, wholeRows } from "../rules/arrange-home.ts";
import { FILLED_KINDS, type HomeSection } from "../rules/home-sections.ts";
import { moreOf } from "../rules/more-of.ts";
import type { HomePageFacts, ShownSection } from "../schema.ts";
import { listTiles } from "./category-tiles.ts";
import { readHomeSections } from "./home-sections.ts";
import { countAuthors, listPresentable, listStoreCards } from "./home-stores.ts";
import { readSampleSale } from "./sample-sale.ts";
import { BY_POPULARITY, cardsOf, poolOf } from "./section-pool.ts";

const HANGING = 9;
const PER_AUTHOR = 2;

/** Sections as they would be at an instant, with what is on sale now. */
export type HomeToCome = { sections: HomeSection[]; at: Date };

/** The home page: what hangs on the string, then every section that has something to show, sharing no product. */
export async function readHomePage(now: Date, toCome?: HomeToCome): Promise<HomePageFacts> {
  const [sections, categories] = await Promise.all([toCome?.sections ?? readHomeSections(now), listCategories()]);
  const idOf = (slug: string | null) => categories.find((one) => one.slug === slug)?.id ?? null;
  const pickedIds = new Set(sections.flatMap((section) => section.pickedIds));
  const [authorCount, sale, mostPopular, { heroTitle, heroText, description }, pools] = await Promise.all([
    countAuthors(),
    readSampleSale(),
    cardsOf(sql`tier <= 0`, BY_POPULARITY, 96),
    readSetting(db, brandSetting),
    Promise.all(sections.map((section) => poolOf(section, { categoryId: idOf(section.categorySlug), now, pickedIds }))),
  ]);
  const popular = mostPopular.filter((product) => !pickedIds.has(product.id));
  const hand = dealer();
  const withCover = popular.filter((one) => one.cover !== null);
  // The first four stay for the first section, unless they are all there is.
  const hanging = hand.deal(withCover.length > HANGING + 4 ? withCover.slice(4) : withCover, HANGING, 1);
  const shownSections: ShownSection[] = [];
  for (const [index, section] of sections.entries()) {
    const shown = await drawSection(section, { pool: pools[index] ?? [], popular, hand, at: toCome?.at ?? now });
    if (shown) shownSections.push(shown);
  }
  return {
    authorCount,
    hanging,
    sections: shownSections,
    sale,
    hero: { title: heroTitle, text: heroText },
    description: description || DEFAULT_WORDS.description,
  };
}

type Stock = { pool: ProductCardFacts[]; popular: ProductCardFacts[]; hand: ReturnType<typeof dealer>; at: Date };

/** A section with what it shows, or null when that would be nothing. */
async function drawSection(section: HomeSection, stock: Stock): Promise<ShownSection | null> {
  const { key, title, audience } = section;
  const head = { key, title, audience };
  if (section.kind === "prateleiras") {
    const tiles = await listTiles();
    return tiles.length > 0 ? { ...head, is: "prateleiras", tiles } : null;
  }
  if (section.kind === "lojas") {
    const stores = wholeRows(await listStoreCards());
    return stores.length > 0 ? { ...head, is: "lojas", stores } : null;
  }
  if (section.kind === "faixa") {
    const { words, href, paper } = section;
    return { ...head, is: "faixa", banner: { words, href, paper } };
  }
  if (section.kind === "autor") return presentStore(head, stock);
  const { pool, popular, hand } = stock;
  const dealt = hand.deal(FILLED_KINDS.includes(section.kind) ? [...pool, ...popular] : pool, section.size, PER_AUTHOR);
  const products = wholeRows(dealt);
  hand.takeBack(dealt.slice(products.length));
  return products.length > 0 ? { ...head, is: "materiais", products, more: moreOf(section) } : null;
}

async function presentStore(
  head: Pick<ShownSection, "key" | "title" | "audience">,
  { hand, at }: Stock,
): Promise<ShownSection | null> {
  const store = ofTheWeek(await listPresentable(), at);
  if (!store) return null;
  const { id, ...presented } = store;
  const products = hand.deal(await cardsOf(sql`store_id = ${id}`, BY_POPULARITY, 24), 3);
  return products.length > 0 ? { ...head, is: "autor", store: { ...presented, products } } : null;
}
