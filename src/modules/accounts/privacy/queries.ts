import { desc, eq, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, defineRow, readRows } from "#platform/read.ts";
import type { ConsentFacts } from "./schema.ts";
import { consents } from "./tables.ts";

const MOST = 20;

const CONSENTS = defineRow({
  version: col.text`version`,
  since: col.timestamp`min(at)`,
  orders: col.int`count(*) filter (where is_order)::int`,
  atOpening: col.bool`bool_or(not is_order)`,
});

/** What a person answered, newest first, and the terms their account was opened and their purchases made under. */
export async function listConsents(userId: string): Promise<ConsentFacts> {
  const answers = await db
    .select({ isGiven: consents.isGiven, textVersion: consents.textVersion, how: consents.how, at: consents.at })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at))
    .limit(MOST);
  const rows = await readRows(
    db,
    CONSENTS,
    sql`select ${CONSENTS}
    from (select terms_version as version, created_at as at, true as is_order from orders where user_id = ${userId}
      union all select version, accepted_at, false from terms_acceptances where user_id = ${userId}) accepted
    group by 1 order by 2 desc`,
  );
  return { answers, terms: rows.map((row) => ({ ...row, since: new Date(row.since) })) };
}
