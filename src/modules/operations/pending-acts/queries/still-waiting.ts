import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import type { Waiting } from "#platform/mail.ts";
import { pendingActs } from "../tables.ts";

/** Whether the act that an e-mail asks another owner about still waits for one. */
export async function isStillWaiting(_facts: unknown, { ref }: Waiting): Promise<boolean> {
  const id = ref.slice(0, ref.indexOf(":"));
  const waits = and(eq(pendingActs.id, id), eq(pendingActs.status, "esperando"), sql`${pendingActs.expiresAt} > now()`);
  return (await db.$count(pendingActs, waits)) > 0;
}
