import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { storesFollowed } from "../tables.ts";
import type { EmailsRefusal } from "./schema.ts";

/**
 * Who follows a store asks for its news by email too, or no more. The moment they asked is kept as the proof of it, and that they were
 * told that the store comes to have their address: the choice says so beside itself.
 */
export function wantEmails(
  userId: string,
  { storeId, wants }: { storeId: number; wants: boolean },
): Promise<Outcome<void, EmailsRefusal>> {
  return transact(async (tx): Promise<Outcome<void, EmailsRefusal>> => {
    const { rowCount } = await tx
      .update(storesFollowed)
      .set({ sharesEmail: wants, emailsSince: wants ? sql`coalesce(${storesFollowed.emailsSince}, now())` : null })
      .where(and(eq(storesFollowed.userId, userId), eq(storesFollowed.storeId, storeId)));
    return rowCount === 1 ? ok() : refuse("not_followed");
  });
}
