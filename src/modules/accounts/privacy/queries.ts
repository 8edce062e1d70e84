import { desc, eq, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { ConsentFacts } from "./schema.ts";
import { consents } from "./tables.ts";

const MOST = 20;

/** What a person answered, newest first, and the terms their purchases were made under. */
export async function listConsents(userId: string): Promise<ConsentFacts> {
  const answers = await db
    .select({ isGiven: consents.isGiven, textVersion: consents.textVersion, how: consents.how, at: consents.at })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at))
    .limit(MOST);
  const { rows } = await db.execute<{ version: string; since: string; orders: number }>(sql`
    select terms_version as version, min(created_at) as since, count(*)::int as orders
    from orders where user_id = ${userId} group by 1 order by 2 desc`);
  return { answers, terms: rows.map((row) => ({ ...row, since: new Date(row.since) })) };
}
