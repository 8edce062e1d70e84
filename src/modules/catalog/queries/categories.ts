import { sql } from "drizzle-orm";
import type { Paper } from "#kit/papers.ts";
import { db } from "#platform/db.ts";

export type Category = { id: number; parentId: number | null; slug: string; name: string; paper: Paper; lead: string };

/** The whole tree, roots and children in their order. It is small: tens of rows. */
export async function listCategories(): Promise<Category[]> {
  const { rows } = await db.execute<Category>(sql`
    select id, parent_id as "parentId", slug, name, paper, lead from categories order by position, id limit 500`);
  return rows;
}
