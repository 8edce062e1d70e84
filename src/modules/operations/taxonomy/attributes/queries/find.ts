import { sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { listNames, readAttributes } from "./list.ts";

type Change = { id: number; action: string; reason: string; by: string; atMs: number };

const CHANGE = defineRow<Change>({
  id: col.int`a.id::int`,
  action: col.text`a.action`,
  reason: col.text`a.reason`,
  by: col.text`u.name`,
  atMs: col.real`(extract(epoch from a.at) * 1000)::float8`,
});

/** One attribute and what the platform did with it; null when there is none. */
export async function findAttribute(attributeId: number) {
  const [all, categories, changes] = await Promise.all([
    readAttributes(),
    listNames(),
    readRows(
      db,
      CHANGE,
      sql`select ${CHANGE}
      from admin_audit a join users u on u.id = a.admin_id
      where a.target_kind = 'atributo' and a.target_id = ${String(attributeId)} order by a.id desc limit 20`,
    ),
  ]);
  const attribute = all.find(({ id }) => id === attributeId);
  if (!attribute) return null;
  const history = changes.map(({ atMs, by, ...change }) => ({ ...change, by: firstName(by), at: new Date(atMs) }));
  return { attribute, categories, history };
}
