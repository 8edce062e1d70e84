import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { ok } from "#kit/outcome.ts";
import { rankProducts } from "#modules/catalog/rank-products.ts";
import { rebuildSuggestionsWhenOld } from "#modules/catalog/search/rebuild-suggestions.ts";
import { rebuildVocabularyWhenOld } from "#modules/catalog/search/rebuild-vocabulary.ts";
import { db, pool, transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { ROOT_CATEGORIES, SUB_CATEGORIES } from "../market/categories.ts";
import { writeCategories } from "../write/categories.ts";
import { readAttributes } from "./draw-attributes.ts";
import { makeIndexes, postponeIndexes } from "./postponed-indexes.ts";
import { progressBar } from "./progress-bar.ts";
import { copyProducts } from "./copy-products.ts";
import { addSandboxRecipients } from "./add-sandbox-recipients.ts";
import { type Ground, writeInventedProducts } from "./write-products.ts";
import { writeStores } from "./write-stores.ts";

const BATCH = 2_000;
const AT_ONCE = 2;
const PRODUCTS_PER_STORE = 25;

// The site's patience is for visitors; here a statement may take minutes, and what a power cut loses is made again.
Object.assign(pool.options, {
  silenceSeconds: 24 * 3600,
  onConnect: (client: PoolClient) =>
    client.query(`set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
      set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '64MB'`),
});

/**
 * Brings the market to `wanted` products of the large kind, rows only: the first `invented` of them invented, the others copies of them. Cut
 * short, it goes on from where it stopped.
 */
export async function seedLarge(wanted: number, invented = 1_000_000): Promise<void> {
  const categoryIds = await childCategories();
  const storeIds = await writeStores(Math.ceil(wanted / PRODUCTS_PER_STORE));
  await addSandboxRecipients();
  const ground: Ground = { storeIds, categoryIds, attributes: await readAttributes(), normalised: new Map(), now: new Date() };
  await postponeIndexes();
  await writeAll(Math.min(wanted, invented), ground);
  await copyProducts(wanted, progressBar("cópias"));
  await db.execute(sql`analyze product_search`);
  await rankProducts(ground.now, { slice: 50_000, most: Infinity });
  // The ranking rewrote most rows while no index was in its way: here they close up again.
  await db.execute(sql`vacuum full product_search`);
  await makeIndexes(progressBar("índices"));
  await db.execute(sql`analyze product_search`);
  await rebuildVocabularyWhenOld();
  await rebuildSuggestionsWhenOld();
  await db.execute(sql`vacuum analyze`);
}

/** The sub-categories of each root, made when the market has none. */
async function childCategories(): Promise<Map<string, number[]>> {
  const rows = await readRows(db, { id: col.int`id`, slug: col.text`slug` }, (row) => sql`select ${row} from categories`);
  const ids =
    rows.length > 0
      ? new Map(rows.map(({ id, slug }) => [slug, id]))
      : (await transact(async (tx) => ok(await writeCategories(tx)))).value;
  return new Map(
    ROOT_CATEGORIES.map(({ slug }) => [
      slug,
      SUB_CATEGORIES.filter(({ parent }) => parent === slug).flatMap((child) => ids.get(child.slug) ?? []),
    ]),
  );
}

/** Batches of numbers, two at a time. */
async function writeAll(wanted: number, ground: Ground): Promise<void> {
  const progress = progressBar("materiais");
  let [next, written] = [0, 0];
  progress(written, wanted);
  const writer = async () => {
    while (next < wanted) {
      const from = next;
      next = Math.min(wanted, from + BATCH);
      const to = next;
      await writeInventedProducts(from, to, ground);
      progress((written += to - from), wanted);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
}
