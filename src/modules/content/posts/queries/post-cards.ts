import { type SQL, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { PostCard } from "../schema.ts";

type Row = Omit<PostCard, "publishedAt"> & { publishedAt: Date };

/** Published posts that meet the condition, in order. */
export async function postCards(
  condition: SQL,
  order: SQL,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PostCard[]> {
  const { rows } = await db.execute<Row>(sql`
    select id, slug, live->>'title' as title, live->>'summary' as summary, category, live->>'authorName' as "authorName",
      reading_minutes as minutes, published_at as "publishedAt", live->'cover' as cover, live->>'coverAlt' as "coverAlt"
    from posts where status = 'publicado' and ${condition} order by ${order} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt).toISOString() }));
}

export const NEWEST = sql`published_at desc, id desc`;
