import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { personalExports } from "../tables.ts";

/** Where a person's own copy is while it lasts; null for anybody else's, a late one or none. */
export async function findCopy(userId: string, exportId: string): Promise<{ storageKey: string; requestedAt: Date } | null> {
  const [copy] = await db
    .select({ storageKey: personalExports.storageKey, requestedAt: personalExports.requestedAt })
    .from(personalExports)
    .where(
      and(
        eq(personalExports.id, exportId),
        eq(personalExports.userId, userId),
        eq(personalExports.status, "pronta"),
        sql`${personalExports.expiresAt} > now()`,
      ),
    );
  return copy?.storageKey ? { storageKey: copy.storageKey, requestedAt: copy.requestedAt } : null;
}
