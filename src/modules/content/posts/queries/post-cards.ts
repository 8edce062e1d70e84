import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { PostCard } from "../schema.ts";

type Row = Omit<PostCard, "publishedAt"> & { publishedAt: Date };

const ROW = defineRow<Row>({
  id: col.int`id`,
  slug: col.text`slug`,
  title: col.text`live->>'title'`,
  summary: col.text`live->>'summary'`,
  category: col.oneOf(["feito-a-mao", "na-sala-de-aula", "vender-bem", "direitos-e-contas", "da-feira"])`category`,
  authorName: col.text`live->>'authorName'`,
  minutes: col.int`reading_minutes`,
  publishedAt: col.time`published_at`,
  cover: col.shape({ id: col.text, width: col.int, height: col.int }).orNull`live->'cover'`,
  coverAlt: col.text`live->>'coverAlt'`,
});

/** Published posts that meet the condition, in order. */
export async function postCards(
  condition: SQL,
  order: SQL,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PostCard[]> {
  const rows = await readRows(
    db,
    ROW,
    sql`select ${ROW}
    from posts where status = 'publicado' and ${condition} order by ${order} limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt).toISOString() }));
}

export const NEWEST = sql`published_at desc, id desc`;
