import { sql } from "drizzle-orm";
import { forgetNetworks } from "#modules/delivery/forget-networks.ts";
import { forgetBuyerIps } from "#modules/payments/forget-buyer-ips.ts";
import { forgetEvents } from "#modules/payments/forget-events.ts";
import { db } from "#platform/db.ts";
import { emptySentEmails } from "#platform/outbox.ts";

/**
 * Ends what the law or we ourselves set an end to: the provider's notices lose the person at 30 days and go at 90, the words of
 * an email 30 days after it left, the network of a download at 6 months, what was sealed for the tax office goes after its year.
 */
export async function deleteExpired(): Promise<void> {
  await forgetBuyerIps();
  await forgetEvents();
  await forgetNetworks();
  await emptySentEmails();
  await db.execute(sql`delete from legal_holds where keep_until < (now() at time zone 'America/Sao_Paulo')::date`);
}
