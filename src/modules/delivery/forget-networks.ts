import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";

const SLICE = 1000;

/** Forgets the network a download came from after six months; at most 1,000 downloads in one call. */
export async function forgetNetworks(): Promise<void> {
  await db.execute(sql`
    update downloads set ip_prefix = '' where id in (
      select id from downloads where at < now() - interval '6 months' and ip_prefix <> '' limit ${SLICE})`);
}
