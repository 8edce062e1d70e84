import { asc, desc, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { searchVocabulary } from "./tables.ts";
import { makeVocabulary, type Vocabulary, type VocabularyWord } from "./rules/spelling.ts";

const LOOK_AGAIN_MS = 60_000;
const MOST_WORDS = 30_000;

let current: { vocabulary: Vocabulary; madeAt: string; lookedAt: number } | null = null;

/** The vocabulary as last remade, kept in this process; looks once a minute whether there is a newer one. */
export async function currentVocabulary(): Promise<Vocabulary> {
  if (current && performance.now() - current.lookedAt < LOOK_AGAIN_MS) return current.vocabulary;
  const rows = await readRows(
    db,
    { at: col.text`coalesce(max(at)::text, '')` },
    (row) => sql`select ${row} from search_rebuilds where name = 'vocabulary'`,
  );
  const madeAt = rows[0]?.at ?? "";
  if (current?.madeAt !== madeAt)
    current = { vocabulary: makeVocabulary(await readWords()), madeAt, lookedAt: performance.now() };
  else current.lookedAt = performance.now();
  return current.vocabulary;
}

/** Looks for a newer one at the next question. */
export function forgetVocabulary(): void {
  current = null;
}

async function readWords(): Promise<VocabularyWord[]> {
  return db
    .select()
    .from(searchVocabulary)
    .orderBy(desc(searchVocabulary.products), asc(searchVocabulary.word))
    .limit(MOST_WORDS);
}
