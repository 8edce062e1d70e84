import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { readCategories } from "./list.ts";

const MOST_CHANGES = 20;

type Change = { id: number; action: string; reason: string; by: string; atMs: number };

const CHANGE = defineRow<Change>({
  id: col.int`a.id::int`,
  action: col.text`a.action`,
  reason: col.text`a.reason`,
  by: col.text`u.name`,
  atMs: col.real`(extract(epoch from a.at) * 1000)::float8`,
});

/** One category, the addresses it left behind, and what the platform did with it; null when there is none. */
export async function findCategory(categoryId: number) {
  const [all, old, changes] = await Promise.all([
    readCategories(),
    readRows(
      db,
      { slug: col.text`s.slug` },
      (row) => sql`
      select ${row} from category_slugs s join categories c on c.id = s.category_id
      where c.id = ${categoryId} and s.slug <> c.slug order by s.created_at desc, s.slug limit ${MOST_CHANGES}`,
    ),
    readRows(
      db,
      CHANGE,
      sql`
      select ${CHANGE}
      from admin_audit a join users u on u.id = a.admin_id
      where a.target_kind = 'categoria' and a.target_id = ${String(categoryId)} and a.action <> 'ordenar-categoria'
      order by a.id desc limit ${MOST_CHANGES}`,
    ),
  ]);
  const category = all.find(({ id }) => id === categoryId);
  if (!category) return null;
  return {
    category,
    oldSlugs: old.map(({ slug }) => slug),
    history: changes.map(({ atMs, by, ...change }) => ({ ...change, by: firstName(by), at: new Date(atMs) })),
    roots: all.filter(({ parentId, id }) => parentId === null && id !== categoryId).map(({ id, name }) => ({ id, name })),
  };
}
