import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { AS_READ } from "../inventory/every-table.ts";
import type { Person } from "../inventory/personal-table.ts";

/** One part of a person's copy: what it is for, and its rows under the names the person reads. */
export type CopyPart = { name: string; purpose: string; basis: string; until: string; rows: Record<string, unknown>[] };

/** Reads, part by part of the inventory, what is kept of the person. Nothing of anybody else is in it. */
export async function* gatherParts(person: Person): AsyncGenerator<CopyPart> {
  for (const { table, whose, copy, purpose, basis, until } of AS_READ) {
    if (!copy) continue;
    const columns = Object.entries(copy.columns).map(
      ([column, label]) => sql`t.${sql.identifier(column)} as ${sql.identifier(label)}`,
    );
    const { rows } = await db.execute(sql`
      select ${sql.join(columns, sql`, `)} from ${sql.identifier(table)} t where ${whose(person)} order by t.tableoid, t.ctid`);
    yield { name: copy.as, purpose, basis, until, rows };
  }
}
