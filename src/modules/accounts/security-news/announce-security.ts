import { newId } from "#kit/id.ts";
import type { Tx } from "#platform/db.ts";
import { enqueue } from "#platform/jobs.ts";
import { type SecurityNews, securityNewsJob } from "./schema.ts";

/** Leaves word, in the transaction that made it true, of what the bell will tell its owner. */
export async function announceSecurity(
  tx: Tx,
  userId: string,
  news: SecurityNews["news"],
  about: string | null = null,
): Promise<void> {
  await enqueue(tx, securityNewsJob, { userId, news, ref: newId(), about });
}
