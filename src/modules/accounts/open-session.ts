import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { SESSION_SECONDS, sessionCookie } from "#platform/session.ts";
import { meetDevice } from "./devices/meet-device.ts";
import { sessions } from "./tables.ts";

/**
 * Where a session is opened from. `sessionId` is the one it takes the place of, `browser` the token of one remembered for its
 * second step, `device` the token by which this browser is known.
 */
export type Caller = {
  ip: string;
  userAgent: string | null;
  sessionId?: string | null;
  browser?: string | null;
  device?: string | null;
  /** The account was made a moment ago, in this transaction: nothing of it is to be looked for. */
  isNew?: boolean;
};

const DAY_SECONDS = 86_400;

export type OpenedSession = { token: string; setCookie: string; deviceId: string; deviceCookie: string };

/**
 * A new session, with the `Set-Cookie` that carries it: 30 days at most, 1 day when the browser is not to remember.
 * The caller's former session ends, so an id known before signing in is worth nothing after. An entrance from a browser the
 * person never used is told to them.
 */
export async function openSession(tx: Tx, userId: string, caller: Caller, isRemembered = true): Promise<OpenedSession> {
  const token = randomBytes(16).toString("hex");
  const seconds = isRemembered ? SESSION_SECONDS : DAY_SECONDS;
  const device = await meetDevice(tx, userId, caller, { token, expiresAt: new Date(Date.now() + seconds * 1000) });
  if (caller.sessionId) await tx.delete(sessions).where(eq(sessions.id, caller.sessionId));
  return { token, setCookie: sessionCookie(token, isRemembered), ...device };
}
