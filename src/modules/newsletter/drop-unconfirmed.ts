import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { CONFIRM_DAYS } from "./rules.ts";
import { subscribers } from "./tables.ts";

/** Forgets who asked and never confirmed. */
export async function dropUnconfirmed(): Promise<void> {
  await db
    .delete(subscribers)
    .where(sql`status = 'pendente' and confirmed_at is null and asked_at < now() - make_interval(days => ${CONFIRM_DAYS})`);
}
