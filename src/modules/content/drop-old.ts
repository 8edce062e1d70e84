import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { contactMessages, helpMisses, helpVotes } from "./tables.ts";

/** Ends what we ourselves set an end to: searches that found nothing at 90 days, votes at a year, answered messages at two. */
export async function dropOld(): Promise<void> {
  await db.delete(helpMisses).where(sql`last_at < now() - interval '90 days'`);
  await db.delete(helpVotes).where(sql`voted_at < now() - interval '1 year'`);
  await db
    .delete(contactMessages)
    .where(sql`answered_at < now() - interval '2 years' or (status = 'retida' and created_at < now() - interval '90 days')`);
}
