import { eq } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { users } from "../../accounts/tables.ts";

/** How an account is called; null when there is none. */
export async function findAccountName(userId: string): Promise<string | null> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}
