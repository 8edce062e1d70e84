import { desc, eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { accountSuspensions } from "./tables.ts";

export type Suspension = typeof accountSuspensions.$inferSelect;

const MOST = 20;

/** Every suspension of an account, the newest first; the one without an end stands. */
export const listSuspensions = (userId: string): Promise<Suspension[]> =>
  db
    .select()
    .from(accountSuspensions)
    .where(eq(accountSuspensions.userId, userId))
    .orderBy(desc(accountSuspensions.startedAt), desc(accountSuspensions.id))
    .limit(MOST);

/** The one that stands, or null. */
export const findStanding = async (userId: string): Promise<Suspension | null> =>
  (await listSuspensions(userId)).find(({ endedAt }) => endedAt === null) ?? null;
