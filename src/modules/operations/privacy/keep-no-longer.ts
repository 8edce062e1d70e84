import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

const SLICE = 1000;

/**
 * Ends what the law or we ourselves set an end to: the provider's notices lose the person at 30 days and go at 90, the network of a
 * download goes at 6 months, what was sealed for the tax office goes after its year.
 */
export async function keepNoLonger(): Promise<void> {
  await db.execute(sql`
    delete from webhook_events where id in (select id from webhook_events where received_at < now() - interval '90 days' limit ${SLICE})`);
  await db.execute(sql`
    update webhook_events set body = without_person(body) where id in (
      select id from webhook_events where received_at < now() - interval '30 days' and body is distinct from without_person(body)
      limit ${SLICE})`);
  await db.execute(sql`
    update downloads set ip_prefix = '' where id in (
      select id from downloads where at < now() - interval '6 months' and ip_prefix <> '' limit ${SLICE})`);
  await db.execute(sql`delete from legal_holds where keep_until < (now() at time zone 'America/Sao_Paulo')::date`);
}
