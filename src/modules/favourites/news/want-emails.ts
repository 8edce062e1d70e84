import { and, eq, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { storesFollowed } from "../tables.ts";
import type { EmailsRefusal, StoreEmailsInput } from "./schema.ts";

/**
 * Who follows a store asks for its news by email too, or no more. The moment they asked is kept as the proof of it, and whether they
 * were told that the store comes to have their address: a page opened before the choice said so does not record that it did.
 */
export function wantEmails(
  userId: string,
  { storeId, wants, consentsToSharing }: StoreEmailsInput,
): Promise<Outcome<void, EmailsRefusal>> {
  return transact(async (tx): Promise<Outcome<void, EmailsRefusal>> => {
    const { rowCount } = await tx
      .update(storesFollowed)
      .set(
        wants
          ? {
              emailsSince: sql`coalesce(${storesFollowed.emailsSince}, now())`,
              ...(consentsToSharing ? { sharesEmail: true } : {}),
            }
          : { emailsSince: null, sharesEmail: false },
      )
      .where(and(eq(storesFollowed.userId, userId), eq(storesFollowed.storeId, storeId)));
    return rowCount === 1 ? ok() : refuse("not_followed");
  });
}
