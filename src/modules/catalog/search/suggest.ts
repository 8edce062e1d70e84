import { sql } from "drizzle-orm";
import { fold } from "#kit/fold.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { imageRef } from "../queries/product-cards.ts";
import { NO_FILTERS } from "../queries/listing-conditions.ts";
import { rankedProducts } from "../queries/ranked-products.ts";
import { isOffered, withSeller } from "../queries/sellable.ts";
import type { Suggestions } from "../schema/suggestions.ts";
import { currentVocabulary } from "./current-vocabulary.ts";
import { beginsSomeWord, plainWords, PREFIX_LETTERS } from "./rules/prefixes.ts";

const MOST_PRODUCTS = 5;
const MOST_OF_EACH = 3;
const MOST_PHRASES = 6;
const COMPLETIONS = 6;
type SuggestedNames = Omit<Suggestions, "products">;
const NO_NAMES: SuggestedNames = { stores: [], categories: [], phrases: [] };

/** What to propose for the letters typed so far: products of the day, and what the catalogue calls itself. */
export async function suggest(typed: string): Promise<Suggestions> {
  const requested = plainWords(typed);
  if (requested === "") return { products: [], ...NO_NAMES };
  const [products, names] = await Promise.all([findProducts(requested, typed.endsWith(" ")), findNames(requested)]);
  return { products, ...names };
}

const NAMES = defineRow<SuggestedNames>({
  phrases: col.list(col.text)`phrases`,
  stores: col.list(
    col.shape({
      slug: col.text,
      name: col.text,
      authorName: col.text,
      portraitId: col.text.orNull,
      paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"]),
    }),
  )`(select coalesce(json_agg(json_build_object('slug', s.slug, 'name', s.name, 'authorName', s.author_name,
          'portraitId', s.portrait_key, 'paper', s.paper) order by place), '[]')
        from unnest(store_ids) with ordinality as chosen (id, place) join stores s on s.id = chosen.id and is_open(s))`,
  categories: col.list(
    col.shape({
      slug: col.text,
      name: col.text,
      parentName: col.text.orNull,
      paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"]),
    }),
  )`(select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'parentName', above.name, 'paper', c.paper)
          order by place), '[]')
        from unnest(category_ids) with ordinality as chosen (id, place) join categories c on c.id = chosen.id
        left join categories above on above.id = c.parent_id)`,
});

async function findNames(requested: string): Promise<SuggestedNames> {
  const rows = await readRows(
    db,
    NAMES,
    sql`
    select ${NAMES}
    from search_suggestions where prefix = ${requested.slice(0, PREFIX_LETTERS)}`,
  );
  const [row] = rows;
  if (!row) return NO_NAMES;
  const fits = (...names: string[]) => names.some((name) => beginsSomeWord(plainWords(name), requested));
  return {
    phrases: row.phrases.filter((phrase) => fits(phrase) && fold(phrase) !== requested).slice(0, MOST_PHRASES),
    stores: row.stores.filter((store) => fits(store.name, store.authorName)).slice(0, MOST_OF_EACH),
    categories: row.categories.filter((category) => fits(category.name)).slice(0, MOST_OF_EACH),
  };
}

type Row = Omit<Suggestions["products"][number], "cover"> & {
  coverId: string | null;
  width: number | null;
  height: number | null;
};

const ROW = defineRow<Row>({
  slug: col.text`p.slug`,
  title: col.text`p.title`,
  authorName: col.text`s.author_name`,
  paper: col.oneOf(["rosa", "canario", "menta", "ceu", "pessego", "lilas"])`p.paper`,
  coverId: col.text.orNull`i.id`,
  width: col.int.orNull`i.width`,
  height: col.int.orNull`i.height`,
});

async function findProducts(requested: string, isWhole: boolean): Promise<Suggestions["products"]> {
  const tsquery = await prefixQuery(requested, isWhole);
  if (tsquery === null) return [];
  const rows = await readRows(
    db,
    ROW,
    sql`
    select ${ROW}
    from (${rankedProducts({ ...NO_FILTERS, tsquery }, "relevancia", MOST_PRODUCTS, 0, { enough: MOST_PRODUCTS })}) hit
    join products p on p.id = hit.product_id
    ${withSeller}
    left join images i on i.id = p.cover_image_id
    where ${isOffered}
    order by hit.rank`,
  );
  return rows.map(({ coverId, width, height, ...product }) => ({ ...product, cover: imageRef(coverId, width, height) }));
}

/** Every word but the last as the search reads it; the last as a beginning, and as the words that begin so, which the index keeps by their stems. */
async function prefixQuery(requested: string, isWhole: boolean): Promise<string | null> {
  const words = requested.split(" ");
  const last = isWhole ? "" : (words.pop() ?? "");
  const completions = last.length < 2 ? [] : (await currentVocabulary()).complete(last, COMPLETIONS).map((one) => one.word);
  const rows = await readRows(
    db,
    {
      whole: col.text`search_query(${words.join(" ")})::text`,
      begun: col.text`search_query(${[last, ...completions].join(" ou ")})::text`,
      said: col.text`search_query(${requested})::text`,
    },
    (row) => sql`
    select ${row}`,
  );
  const { whole = "", begun = "", said = "" } = rows[0] ?? {};
  const begins = last === "" ? "" : [`'${last}':*`, begun].filter(Boolean).join(" | ");
  const begunSo = [whole, begins && `( ${begins} )`].filter(Boolean).join(" & ");
  // "5 ano" is one word to the index: the whole may be what its parts are not.
  return [begunSo, said].filter(Boolean).join(" | ") || null;
}
