import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { sessionCookie } from "#platform/session.ts";

/**
 * The cookie a guest's purchase answered with, for who sends that purchase again because the answer was lost: the session opened in the
 * order's own transaction, with the account. Null once it ended, or once the account has a password or a proven mailbox: then one enters.
 */
export async function findGuestCookie(orderId: string, email: string | undefined): Promise<string | null> {
  const [session] = await readRows(
    db,
    { token: col.text`s.token` },
    (row) => sql`select ${row} from orders o
      join users u on u.id = o.user_id and u.created_at = o.created_at and not u.email_verified and u.email = ${email ?? ""}
      join sessions s on s.user_id = u.id and s.created_at = o.created_at and s.expires_at > now()
      where o.id = ${orderId} and not exists (select 1 from accounts a where a.user_id = u.id and a.password is not null)
      limit 1`,
  );
  return session ? sessionCookie(session.token) : null;
}
