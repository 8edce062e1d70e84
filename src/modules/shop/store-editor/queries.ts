import { sql } from "drizzle-orm";
import { productCards } from "#modules/catalog/queries/product-cards.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { findOwnStorePage } from "#modules/catalog/queries/store-page.ts";
import type { StoreSection } from "#modules/stores/store-page/rules/store-page.ts";
import { readMyStorePage } from "#modules/stores/store-page/queries.ts";
import { db } from "#platform/db.ts";
import { type SectionPool, SECTION_LENGTH } from "./rules.ts";
import type { StoreEditorFacts } from "./schema.ts";

/** How many of a store's products an author picks from, the newest first. */
const MOST_TO_PICK = 200;

const bestOf = (storeId: number, limit: number) => sql`
  select p.id as product_id, row_number() over (order by st.sales desc, p.id) as rank
  from products p join product_stats st on st.product_id = p.id and st.sales > 0
  where p.store_id = ${storeId} and is_published(p) order by st.sales desc, p.id limit ${limit}`;

const newestOf = (storeId: number, limit: number) => sql`
  select id as product_id, row_number() over (order by published_at desc, id desc) as rank
  from products where store_id = ${storeId} and is_published(products) order by published_at desc, id desc limit ${limit}`;

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
  const [storePage, shown, picked, best] = await Promise.all([
    readMyStorePage(storeId),
    findOwnStorePage(storeId),
    productCards(db, newestOf(storeId, MOST_TO_PICK)),
    productCards(db, bestOf(storeId, SECTION_LENGTH)),
  ]);
  if (!storePage || !shown) return null;
  return { storePage, shown, pool: { picked, best, newest: picked.slice(0, SECTION_LENGTH) } };
}
