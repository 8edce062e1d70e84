import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { DEVICE_DAYS } from "./devices/device-cookie.ts";

/** Deletes sessions that ended, by age or by idleness, and one-time values, remembered and known browsers past their time. */
export async function sweepExpired(): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now() or updated_at < now() - interval '7 days'`);
  await db.execute(sql`delete from verifications where expires_at < now()`);
  await db.execute(sql`delete from devices where last_seen_at < now() - ${DEVICE_DAYS} * interval '1 day'`);
  await db.execute(sql`delete from remembered_browsers where expires_at < now()`);
}
