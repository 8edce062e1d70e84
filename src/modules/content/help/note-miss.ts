import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { helpMisses } from "../tables.ts";
import { missWords } from "./rules/miss-words.ts";

const MOST_SAVED = 5_000;

/** Counts a search that found nothing, for who writes the articles. Says nothing of who searched. */
export async function noteMiss(search: string): Promise<void> {
  const words = missWords(search);
  if (words === null) return;
  await db.execute(sql`
    insert into ${helpMisses} (words) select ${words}
    where (select count(*) from ${helpMisses}) < ${MOST_SAVED} or exists (select 1 from ${helpMisses} where words = ${words})
    on conflict (words) do update set times = ${helpMisses}.times + 1, last_at = now()`);
}
