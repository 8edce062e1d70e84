import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { claimRebuild, markRebuilt } from "./claim-rebuild.ts";

const MOST_WORDS = 30_000;
/** Words of fewer products than this are as likely a seller's own slip; smaller markets have fewer of each. */
const ENOUGH_PRODUCTS = sql.raw("(select greatest(1, least(5, count(*) / 2000)) from product_search)");

/** Whose words count. Hyphens and bars part words; ts_stat takes its query as text. */
const PHRASES = `
  select to_tsvector('pg_catalog.simple', translate(p.title || ' ' || p.kind || ' ' || array_to_string(p.tags, ' '), '-/', '  '))
    from products p join product_search s on s.product_id = p.id where s.tier <= 2
  union all select to_tsvector('pg_catalog.simple', name || ' ' || author_name) from stores where is_open(stores)`;

/** What categories and answers are called: one of them is enough. */
const NAMES = `
  select to_tsvector('pg_catalog.simple', name) from categories
  union all select to_tsvector('pg_catalog.simple', label) from attribute_options`;

/** Remakes the vocabulary when it is old and no other worker is at it. Answers whether it did. */
export async function rebuildVocabularyWhenOld(): Promise<boolean> {
  const answer = await transact(async (tx) => {
    if (!(await claimRebuild(tx, "vocabulary"))) return ok(false);
    await rebuildVocabulary(tx);
    return ok(true);
  });
  return answer.value;
}

/** Makes the vocabulary of what is on sale by now: every folded word with its commonest spelling, in `tx`. */
export async function rebuildVocabulary(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '600s'`);
  await tx.execute(sql`delete from search_vocabulary`);
  await tx.execute(sql`
    insert into search_vocabulary (word, shown, products)
    select folded, (array_agg(word order by ndoc desc, word))[1], sum(ndoc)::int
    from (
      select word, ndoc, search_fold(word) as folded, false as is_name from ts_stat(${PHRASES})
      union all select word, ndoc, search_fold(word), true from ts_stat(${NAMES})) said
    where folded ~ '^[a-z]{3,30}$' group by folded having sum(ndoc) >= ${ENOUGH_PRODUCTS} or bool_or(is_name)
    order by sum(ndoc) desc, folded limit ${MOST_WORDS}::int`);
  await markRebuilt(tx, "vocabulary");
}
