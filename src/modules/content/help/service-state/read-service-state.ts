import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { readSetting } from "#platform/settings.ts";
import { sellingSetting } from "../../../payments/settings.ts";
import { withdrawalSetting } from "../../../payouts/withdrawals/settings.ts";
import { describeService, type ServiceState } from "./rules.ts";

/**
 * How each part of the service is, by what the machine room sees: the database answers (as `/readyz` asks it), what the administration
 * stopped, what the provider refuses of our account, and how long e-mails and files have waited. Names nobody and tells no cause.
 */
export async function readServiceState(): Promise<ServiceState> {
  const [selling, withdrawals, incidents, [waits]] = await Promise.all([
    readSetting(db, sellingSetting),
    readSetting(db, withdrawalSetting),
    readRows(db, { area: col.text`area` }, (row) => sql`select distinct ${row} from provider_incidents where ended_at is null`),
    readRows(
      db,
      { emailMinutes: col.real`email.minutes`, fileMinutes: col.real`files.minutes` },
      (row) => sql`select ${row} from
        (select coalesce(extract(epoch from now() - min(created_at)) / 60, 0)::float8 as minutes
          from outbox_emails where status = 'pendente') email,
        (select coalesce(extract(epoch from now() - min(start_after)) / 60, 0)::float8 as minutes from pgboss.job
          where state in ('created', 'retry') and start_after <= now() and (name like 'catalog.%' or name like 'delivery.%')) files`,
    ),
  ]);
  return describeService({
    isSelling: selling.isOn,
    isPayingOut: withdrawals.isOn,
    troubled: incidents.map(({ area }) => area),
    emailMinutes: waits?.emailMinutes ?? 0,
    fileMinutes: waits?.fileMinutes ?? 0,
  });
}
