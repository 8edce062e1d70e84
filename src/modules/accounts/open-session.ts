import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { sessionCookie } from "#platform/session.ts";
import { withAuth } from "./auth.ts";
import { sessions } from "./tables.ts";

/** Where a session is opened from; `sessionId` is the one it takes the place of, `browser` the token of a remembered one. */
export type Caller = { ip: string; userAgent: string | null; sessionId?: string | null; browser?: string | null };

export type OpenedSession = { token: string; setCookie: string };

/**
 * A new session, with the `Set-Cookie` that carries it: 30 days at most, 1 day when the browser is not to remember.
 * The caller's former session ends, so an id known before signing in is worth nothing after.
 */
export async function openSession(tx: Tx, userId: string, caller: Caller, isRemembered = true): Promise<OpenedSession> {
  if (caller.sessionId) await tx.delete(sessions).where(eq(sessions.id, caller.sessionId));
  const origin = { ipAddress: caller.ip, userAgent: caller.userAgent?.slice(0, 256) ?? "" };
  const session = await withAuth(tx, (records) => records.createSession(userId, !isRemembered, origin));
  return { token: session.token, setCookie: sessionCookie(session.token, isRemembered) };
}
