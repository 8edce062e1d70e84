import { sql } from "drizzle-orm";
import { fold } from "#kit/fold.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { isFormat } from "../kinds/names.ts";
import { currentVocabulary } from "../search/current-vocabulary.ts";
import type { MeantWord, Vocabulary } from "../search/rules/spelling.ts";

/** Fewer answers than this, and the words are read more kindly. */
export const FEW = 5;
/** A word that a few products say is only another's slip when this many say the other. */
const CLEARLY_MEANT = 50;
const LETTERS = /^[\p{L}\p{M}]{4,30}$/u;
/** With its digits: what has any is a code, of which no part is a word. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const QUOTED = /["“”][^"“”]*["“”]?/g;

/** How many products a query finds by itself, counted up to `FEW`. */
export async function countUpToFew(tsquery: string): Promise<number> {
  const rows = await readRows(
    db,
    {
      n: col.int`case when n >= ${FEW}::int then n else (
      select count(*) from (select 1 from product_search where head @@ ${tsquery}::tsquery limit ${FEW}::int) few) end::int`,
    },
    (row) => sql`with popular as materialized (
      select count(*) as n from (select 1 from product_search where head @@ ${tsquery}::tsquery and tier <= 0 limit ${FEW}::int) few)
    select ${row}
    from popular`,
  );
  return rows[0]?.n ?? 0;
}

/** A query as it may have been meant. */
export type Respelling = {
  shown: string;
  /** The query as typed, to be searched so: a word between quotes is left alone. */
  asTyped: string;
  /** Whether to answer it at once; else it is only offered. */
  isSure: boolean;
};

/**
 * The same words with those that nobody says corrected, everything else of the query kept; null when none is. Sure of words
 * said alike ("planer"), and of the others when the query finds little and so do they.
 */
export async function respell(words: string, findsLittle: boolean): Promise<Respelling | null> {
  const typed = [...new Set(words.match(WORD))].filter((word) => LETTERS.test(word)).slice(0, 10);
  if (typed.length === 0) return null;
  const vocabulary = await currentVocabulary();
  const meant = new Map<string, Meant>();
  for (const word of typed) {
    const found = vocabulary.knows(word) || isFormat(fold(word)) ? null : readAs(vocabulary, word);
    if (found) meant.set(word, found);
  }
  const [sure, offered] = [new Map<string, string>(), new Map<string, string>()];
  const unquoted = words.replace(QUOTED, " ");
  for (const { word, n, isWritten } of await countEach([...meant.keys()])) {
    const found = meant.get(word);
    if (!found) continue;
    const isRare = n === 0 || (n < FEW && found.products >= CLEARLY_MEANT);
    const isSure = (findsLittle && isRare) || (found.soundsAlike && !isWritten);
    if (isSure && unquoted.includes(word)) sure.set(word, found.shown);
    else if (!isWritten) offered.set(word, found.shown);
  }
  const chosen = sure.size > 0 ? sure : offered;
  if (chosen.size === 0) return null;
  return {
    shown: words.replace(WORD, (word) => chosen.get(word) ?? word),
    asTyped: words.replace(WORD, (word) => (chosen.has(word) ? `"${word}"` : word)),
    isSure: sure.size > 0,
  };
}

type Meant = Pick<MeantWord, "shown" | "products" | "soundsAlike">;

function readAs(vocabulary: Vocabulary, word: string): Meant | null {
  const near = vocabulary.correct(word);
  if (near) return near;
  const two = vocabulary.split(word);
  if (!two) return null;
  return {
    shown: two.map((one) => one.shown).join(" "),
    products: Math.min(...two.map((one) => one.products)),
    soundsAlike: false,
  };
}

const EACH = defineRow({
  word: col.text`word`,
  n: col.int`least(popular.n + others.n, ${FEW}::int)::int`,
  isWritten: col.bool`popular.written or others.written`,
});

/**
 * How many products each word finds, inflected or not, counted up to `FEW`; and whether any of the 20 thousand most popular, or of
 * all when those are few, says it as typed: in its title, its tags or the name of its store. Words too common to be asked are
 * left out.
 */
async function countEach(words: string[]): Promise<{ word: string; n: number; isWritten: boolean }[]> {
  if (words.length === 0) return [];
  const columns = sql`count(*) as n, coalesce(bool_or(strpos(words, root) > 0 or (head @@ of_store
    and (select strpos(search_fold(s.name || ' ' || s.author_name), plain) > 0 from stores s where s.id = store_id))), false) as written`;
  const rows = await readRows(
    db,
    EACH,
    sql`with read as materialized (
      select word, search_query(word) as query, ' ' || btrim(search_norm(word)) || ' ' as root, search_fold(word) as plain
      from unnest(${sql.param(words)}::text[]) word),
    asked as materialized (select *, (query::text || ':C')::tsquery as of_store from read where numnode(query) > 0)
    select ${EACH}
    from asked
    cross join lateral (select ${columns} from product_search where head @@ query and tier <= 1) popular
    cross join lateral (select ${columns} from product_search where popular.n < ${FEW}::int and head @@ query and tier > 1) others`,
  );
  return rows;
}

/** The same query, asked of titles alone. */
export const inTitle = (tsquery: string): string => tsquery.replace(/'[^' ]+'/g, "$&:A");

/**
 * Queries that ask less than all of the words, the nearest first: any one of them missing, then any one of them alone. A word
 * with a number ("5ano") is never given up. None for one word, phrases, exclusions and alternatives.
 */
export function looserQueries(tsquery: string): string[] {
  const terms = tsquery.split(" & ");
  if (terms.length < 2 || !terms.every((term) => /^'[^' ]+'$/.test(term))) return [];
  const saved = terms.filter((term) => /\d/.test(term));
  const spare = terms.filter((term) => !/\d/.test(term));
  if (spare.length === 0) return [];
  const anyOf = (ways: string[][]) =>
    ways
      .filter((way) => way.length > 0)
      .map((way) => `( ${[...way, ...saved].join(" & ")} )`)
      .join(" | ");
  const oneMissing = anyOf(spare.map((_, gone) => spare.filter((__, i) => i !== gone)));
  const oneAlone = anyOf(spare.map((term) => [term]));
  return [...new Set([oneMissing || saved.join(" & "), oneAlone])].filter((query) => query !== "" && query !== tsquery);
}
