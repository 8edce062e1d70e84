import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { inSlices } from "#platform/in-slices.ts";

/** Forgets the network a download came from after six months. */
export async function forgetNetworks(): Promise<void> {
  await inSlices((slice) =>
    db.execute(sql`
      update downloads set ip_prefix = '' where id in (
        select id from downloads where at < now() - interval '6 months' and ip_prefix <> '' limit ${slice})`),
  );
}
