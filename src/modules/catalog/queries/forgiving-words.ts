import { sql } from "drizzle-orm";
import { fold } from "#kit/fold.ts";
import { db } from "#platform/db.ts";
import { currentVocabulary } from "../search/current-vocabulary.ts";
import type { Vocabulary } from "../search/rules/spelling.ts";

/** Fewer answers than this, and the words are read more kindly. */
export const FEW = 5;
/** A word that a few products say is only another's slip when this many say the other. */
const CLEARLY_MEANT = 50;

/** How many products a query finds by itself, told up to `FEW`. */
export async function countUpToFew(tsquery: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with popular as materialized (
      select count(*) as n from (select 1 from product_search where head @@ ${tsquery}::tsquery and tier <= 0 limit ${FEW}::int) few)
    select case when n >= ${FEW}::int then n else (
      select count(*) from (select 1 from product_search where head @@ ${tsquery}::tsquery limit ${FEW}::int) few) end::int as n
    from popular`);
  return rows[0]?.n ?? 0;
}

/** The same words with those that nobody says corrected, everything else of the query kept; null when none is. */
export async function correctSpelling(words: string): Promise<string | null> {
  const typed = [...new Set(words.match(/[\p{L}\p{M}]{4,30}/gu))].slice(0, 10);
  if (typed.length === 0) return null;
  const vocabulary = await currentVocabulary();
  const unknown = typed.filter((word) => !vocabulary.find(fold(word)));
  const meant = new Map<string, string>();
  for (const { word, n } of await countEach(unknown)) {
    const found = readAs(vocabulary, fold(word));
    if (found && (n === 0 || found.products >= CLEARLY_MEANT)) meant.set(word, found.shown);
  }
  if (meant.size === 0) return null;
  return words.replace(/[\p{L}\p{M}]+/gu, (word) => meant.get(word) ?? word);
}

function readAs(vocabulary: Vocabulary, word: string): { shown: string; products: number } | null {
  const near = vocabulary.correct(word);
  if (near) return near;
  const two = vocabulary.split(word);
  return two && { shown: two.map((one) => one.shown).join(" "), products: Math.min(...two.map((one) => one.products)) };
}

/** Those of the words that fewer than a few products say, inflected or not. */
async function countEach(words: string[]): Promise<{ word: string; n: number }[]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ word: string; n: number }>(sql`
    select word, found.n::int as n from unnest(${sql.param(words)}::text[]) word
    cross join lateral (select count(*) as n from (
      select 1 from product_search where head @@ search_query(word) limit ${FEW}::int) few) found
    where found.n < ${FEW}::int`);
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
  const kept = terms.filter((term) => /\d/.test(term));
  const spare = terms.filter((term) => !/\d/.test(term));
  if (spare.length === 0) return [];
  const anyOf = (ways: string[][]) =>
    ways
      .filter((way) => way.length > 0)
      .map((way) => `( ${[...way, ...kept].join(" & ")} )`)
      .join(" | ");
  const oneMissing = anyOf(spare.map((_, gone) => spare.filter((__, i) => i !== gone)));
  const oneAlone = anyOf(spare.map((term) => [term]));
  return [...new Set([oneMissing || kept.join(" & "), oneAlone])].filter((query) => query !== "" && query !== tsquery);
}
