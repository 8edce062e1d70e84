import { sql } from "drizzle-orm";
import { commissionSetting } from "#modules/pricing/settings.ts";
import { firstName } from "#kit/person-name.ts";
import { db } from "#platform/db.ts";
import { readSetting } from "#platform/settings.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import { findCommissionRow } from "./list.ts";

const MOST_CHANGES = 50;

type Change = { id: number; beforeBps: number | null; afterBps: number | null; reason: string; by: string; atMs: number };

const CHANGE = defineRow<Change>({
  id: col.int`c.id::int`,
  beforeBps: col.int.orNull`c.before_bps`,
  afterBps: col.int.orNull`c.after_bps`,
  reason: col.text`c.reason`,
  by: col.text`u.name`,
  atMs: col.real`(extract(epoch from c.changed_at) * 1000)::float8`,
});

/** What was agreed for one target and how it came to be, newest first; null when nothing ever was. */
export async function findCommission(target: string) {
  const [row, usual, changes] = await Promise.all([
    findCommissionRow(target),
    readSetting(db, commissionSetting),
    readRows(
      db,
      CHANGE,
      sql`select ${CHANGE}
      from commission_changes c join users u on u.id = c.changed_by
      where c.target = ${target} order by c.id desc limit ${MOST_CHANGES}`,
    ),
  ]);
  if (!row) return null;
  const history = changes.map(({ atMs, by, ...change }) => ({ ...change, by: firstName(by), at: new Date(atMs) }));
  return { row, usual, history };
}
