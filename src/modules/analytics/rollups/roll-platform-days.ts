import { sql } from "drizzle-orm";
import { ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { rawPlatform } from "./queries/platform-days.ts";
import { changedPlatformDays, platformDays } from "./tables.ts";

const DAYS_AT_ONCE = 40;
const TODAY = sql`(now() at time zone 'America/Sao_Paulo')::date`;

/**
 * Sums the closed days of the whole market that changed, oldest first, as many as fit in one turn. A journal written meanwhile leaves
 * its day due; killed half-way, the day stays as it was, still due.
 */
export async function rollPlatformDays(): Promise<void> {
  await transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('changed_house_days'))`);
    await tx.execute(sql`
      delete from ${changedPlatformDays} c where c.day >= ${TODAY}
        and c.id < (select max(n.id) from ${changedPlatformDays} n where n.day = c.day)`);
    const rows = await readRows(
      tx,
      { day: col.text`day::text` },
      (
        row,
      ) => sql`with due as (select distinct day from ${changedPlatformDays} where day < ${TODAY} order by day limit ${DAYS_AT_ONCE}),
      taken as (delete from ${changedPlatformDays} c using due where c.day = due.day returning c.day)
      select distinct ${row} from taken`,
    );
    if (rows.length === 0) return ok();
    const days = sql`select unnest(string_to_array(${rows.map(({ day }) => day).join(",")}, ',')::date[]) as day`;
    await tx.execute(sql`delete from ${platformDays} where day in (${days})`);
    await tx.execute(sql`
      insert into ${platformDays} (day, orders, gross_cents, commission_cents, returned_cents, returned_commission_cents, cost_cents)
      select day, orders, gross_cents, commission_cents, returned_cents, returned_commission_cents, cost_cents from (${rawPlatform(days)}) s`);
    return ok();
  });
}
