import { sql } from "drizzle-orm";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import { mergePicks, MOST_TO_PICK } from "#modules/catalog/picking/rules.ts";
import { titleHas } from "#modules/catalog/picking/title-has.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { findOwnStorePage } from "#modules/catalog/queries/store-page.ts";
import type { StoreSection } from "#modules/stores/store-page/rules/store-page.ts";
import { readMyStorePage } from "#modules/stores/store-page/queries.ts";
import { db } from "#platform/db.ts";
import { type SectionPool, SECTION_LENGTH } from "./rules.ts";
import type { StoreEditorFacts } from "./schema.ts";

const bestOf = (storeId: number, limit: number) => sql`
  select p.id as product_id, row_number() over (order by st.sales desc, p.id) as rank
  from products p join product_stats st on st.product_id = p.id and st.sales > 0
  where p.store_id = ${storeId} and is_published(p) order by st.sales desc, p.id limit ${limit}`;

const newestOf = (storeId: number, limit: number, words = "") => sql`
  select p.id as product_id, row_number() over (order by p.published_at desc, p.id desc) as rank
  from products p where p.store_id = ${storeId} and is_published(p) and ${titleHas(words)}
  order by p.published_at desc, p.id desc limit ${limit}`;

/** What an author picks from by these words, the newest first. */
export const findToPick = (storeId: number, words: string): Promise<ProductCardFacts[]> =>
  productCards(db, newestOf(storeId, MOST_TO_PICK, words));

/** What the sections of a store need, each read only when some section asks for it. Only what is on sale, and only its own. */
export async function readSectionPool(storeId: number, sections: StoreSection[]): Promise<SectionPool<ProductCardFacts>> {
  const has = (kind: StoreSection["kind"]): boolean => sections.some((section) => section.kind === kind);
  const ids = sections.flatMap((section) => (section.kind === "destaques" ? section.productIds : []));
  const [picked, best, newest] = await Promise.all([
    ids.length > 0
      ? productCards(
          db,
          sql`select id as product_id, 1 as rank from products where store_id = ${storeId} and id = any(${sql.param(ids)}::bigint[])`,
        )
      : [],
    has("mais_vendidos") ? productCards(db, bestOf(storeId, SECTION_LENGTH)) : [],
    has("novidades") ? productCards(db, newestOf(storeId, SECTION_LENGTH)) : [],
  ]);
  return { picked, best, newest };
}

/** Everything the author arranges the store's page with; null when there is no such store. */
export async function readStoreEditor(storeId: number): Promise<StoreEditorFacts | null> {
  const [storePage, shown, newest, best] = await Promise.all([
    readMyStorePage(storeId),
    findOwnStorePage(storeId),
    findToPick(storeId, ""),
    productCards(db, bestOf(storeId, SECTION_LENGTH)),
  ]);
  if (!storePage || !shown) return null;
  const saved = await readSectionPool(storeId, storePage.form.sections);
  return { storePage, shown, pool: { picked: mergePicks(newest, saved.picked), best, newest: newest.slice(0, SECTION_LENGTH) } };
}
