import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { claimRebuild, markRebuilt } from "./claim-rebuild.ts";
import { phrasesOf, type TitledProduct } from "./rules/phrases.ts";
import { plainWords, prefixesOf } from "./rules/prefixes.ts";
import { searchSuggestions } from "./tables.ts";

const MOST_PHRASES = 12;
const MOST_NAMES = 6;
const AT_A_TIME = 5_000;

type Named = { id: number; names: string[]; weight: number };
type Row = { phrases: string[]; categoryIds: number[]; storeIds: number[] };

/** Remakes the suggestions when they are old and no other worker is at it. Answers whether it did. */
export async function rebuildSuggestionsWhenOld(): Promise<boolean> {
  const answer = await transact(async (tx) => {
    if (!(await claimRebuild(tx, "suggestions"))) return ok(false);
    await rebuildSuggestions(tx);
    return ok(true);
  });
  return answer.value;
}

/** Makes what to propose after each beginning of a word, from what is on sale by now, in `tx`. */
export async function rebuildSuggestions(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '120s'`);
  const byPrefix = new Map<string, Row>();
  const put = (plain: string, into: (row: Row) => void) => {
    for (const prefix of prefixesOf(plain)) {
      const row = byPrefix.get(prefix) ?? { phrases: [], categoryIds: [], storeIds: [] };
      byPrefix.set(prefix, row);
      into(row);
    }
  };
  const products = await readProducts(tx);
  const fewest = Math.max(1, Math.min(5, Math.floor(products.length / 2_000)));
  for (const { text, plain } of phrasesOf(products, fewest)) put(plain, (row) => append(row.phrases, text, MOST_PHRASES));
  for (const { id, names } of await readCategories(tx))
    for (const name of names) put(plainWords(name), (row) => append(row.categoryIds, id, MOST_NAMES));
  for (const { id, names } of await readStores(tx))
    for (const name of names) put(plainWords(name), (row) => append(row.storeIds, id, MOST_NAMES));

  await tx.delete(searchSuggestions);
  const rows = [...byPrefix].map(([prefix, row]) => ({ prefix, ...row }));
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    await tx.execute(sql`
      insert into search_suggestions (prefix, phrases, category_ids, store_ids)
      select prefix, phrases, "categoryIds", "storeIds"
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + AT_A_TIME))}::jsonb)
        as s (prefix text, phrases text[], "categoryIds" int[], "storeIds" int[])`);
  }
  await markRebuilt(tx, "suggestions");
}

/** They come heaviest first. */
function append<T>(list: T[], one: T, most: number): void {
  if (list.length < most && !list.includes(one)) list.push(one);
}

const TITLED_PRODUCT = defineRow<TitledProduct>({
  title: col.text`p.title`,
  tags: col.list(col.text)`p.tags`,
  weight: col.real`greatest(0.1, 1 + s.pop)`,
});

async function readProducts(tx: Tx): Promise<TitledProduct[]> {
  const rows = await readRows(
    tx,
    TITLED_PRODUCT,
    sql`
    select ${TITLED_PRODUCT}
    from product_search s join products p on p.id = s.product_id where s.tier <= 1 order by s.pop desc limit 25000`,
  );
  return rows;
}

const NAMED = defineRow<Named>({
  id: col.int`c.id`,
  names: col.list(col.text)`array[c.name]`,
  weight: col.int`count(s.product_id)::int`,
});

async function readCategories(tx: Tx): Promise<Named[]> {
  const rows = await readRows(
    tx,
    NAMED,
    sql`
    select ${NAMED}
    from categories c left join product_search s on s.facets @> array[1000000 + c.id] and s.bucket < 16
    group by c.id order by 3 desc, c.position limit 500`,
  );
  return rows;
}

const STORES = defineRow<Named>({
  id: col.int`st.id`,
  names: col.list(col.text)`array[st.name, st.author_name]`,
  weight: col.real`sold.weight`,
});

async function readStores(tx: Tx): Promise<Named[]> {
  const rows = await readRows(
    tx,
    STORES,
    sql`
    select ${STORES}
    from stores st join (
      select s.store_id, sum(greatest(0.1, 1 + s.pop)) as weight from product_search s where s.tier <= 2 group by 1 order by 2 desc limit 5000
    ) sold on sold.store_id = st.id where is_open(st) order by sold.weight desc`,
  );
  return rows;
}
