import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";

/** Texts as the search understands them, by how they were written; whoever indexes many products keeps one map for all of them. */
export type Normalised = Map<string, string>;

/** Adds to `known` what `search_norm` makes of the texts it lacks, each once: undoing Portuguese plurals is most of what indexing costs. */
export async function normaliseTexts(tx: Tx, texts: readonly string[], known: Normalised): Promise<void> {
  const unknown = [...new Set(texts)].filter((text) => !known.has(text));
  if (unknown.length === 0) return;
  const rows = await readRows(
    tx,
    { text: col.text`text`, norm: col.text`search_norm(text)` },
    (row) => sql`select ${row} from unnest(${sql.param(unknown)}::text[]) text`,
  );
  for (const { text, norm } of rows) known.set(text, norm.trim());
}
