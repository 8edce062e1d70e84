import { createHash, randomBytes } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { env } from "./env.ts";
import { cookiePrefix, readCookie } from "./session-cookie.ts";

const COOKIE = `${cookiePrefix}adm`;
const MOST_HOURS = 8;
const IDLE_MINUTES = 30;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The hash of the administration token in a Cookie header; null when there is none or it is malformed. */
export function adminTokenHash(cookieHeader: string | null): string | null {
  const token = readCookie(cookieHeader, COOKIE);
  return token && /^[A-Za-z0-9_-]{43}$/.test(token) ? hashOf(token) : null;
}

/**
 * SQL condition: whether session `s` of person `u` may administer now. It needs an administration session opened within the last 8 hours
 * and used within the last 30 minutes. On an instance that is not public (where the demo administrator exists), an account without a second
 * factor needs none.
 */
export const isAdministering = (tokenHash: string | null): SQL => sql`(
  exists (select 1 from admin_sessions a where a.token_hash = ${tokenHash} and a.session_id = s.id
    and a.ends_at > now() and a.used_at > now() - make_interval(mins => ${IDLE_MINUTES}))
  or (not ${env.isPublic}::boolean and not has_second_factor(u.id)))`;

/** Updates the last use of the administration session, at most once a minute. */
export const noteAdministering = (tokenHash: string | null): SQL => sql`
  update admin_sessions set used_at = now() where token_hash = ${tokenHash}
    and used_at between now() - make_interval(mins => ${IDLE_MINUTES}) and now() - interval '1 minute'`;

/**
 * Opens the administration in a session, replacing any administration already open in it. Returns the `Set-Cookie` value that carries its
 * token.
 */
export async function openAdministration(tx: Db, sessionId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.execute(sql`delete from admin_sessions where session_id = ${sessionId}`);
  await tx.execute(sql`insert into admin_sessions (token_hash, session_id, ends_at)
    values (${hashOf(token)}, ${sessionId}, now() + make_interval(hours => ${MOST_HOURS}))`);
  const secure = cookiePrefix === "" ? "" : "; Secure";
  return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict${secure}; Max-Age=${MOST_HOURS * 3600}`;
}

/** Closes the administration in these sessions; the sessions themselves stay open. */
export async function closeAdministration(tx: Db, sessionIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from admin_sessions where session_id = any (${`{${sessionIds.join(",")}}`}::uuid[])`);
}
