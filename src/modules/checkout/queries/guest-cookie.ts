import { sql } from "drizzle-orm";
import { db } from "#platform/db.ts";
import { col, readRows } from "#platform/read.ts";
import { sessionCookie } from "#platform/session.ts";

/**
 * The session cookie of a guest's purchase, for a request repeated because the first response was lost. The session was opened in the
 * order's own transaction, with the account. Null once it expired, or once the account has a password or a verified e-mail: then the
 * person has to sign in.
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
