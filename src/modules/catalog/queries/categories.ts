import { sql } from "drizzle-orm";
import { PAPERS, type Paper } from "#kit/papers.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";

export type Category = { id: number; parentId: number | null; slug: string; name: string; paper: Paper; lead: string };

const CATEGORY = defineRow<Category>({
  id: col.int`id`,
  parentId: col.int.orNull`parent_id`,
  slug: col.text`slug`,
  name: col.text`name`,
  paper: col.oneOf(PAPERS)`paper`,
  lead: col.text`lead`,
});

/** The whole tree, roots and children in their order. It is small, tens of rows, and never cut: a category left out could be neither found nor chosen. */
export async function listCategories(): Promise<Category[]> {
  const rows = await readRows(db, CATEGORY, sql`select ${CATEGORY} from categories order by position, id`);
  return rows;
}
