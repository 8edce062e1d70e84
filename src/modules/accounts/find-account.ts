import { and, eq } from "drizzle-orm";
import { emailKey } from "#kit/email.ts";
import type { Db } from "#platform/db.ts";
import { ipBucket } from "#platform/rate-limit.ts";
import { hashDeviceToken } from "./devices/device-cookie.ts";
import { accounts, devices, sessions, users } from "./tables.ts";

export type Account = { userId: string; name: string; email: string; emailVerified: boolean; passwordHash: string | null };

const COLUMNS = {
  userId: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  passwordHash: accounts.password,
};

/** The account an e-mail enters, or null. For this module's verbs: the answer never leaves the server. */
export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const rows = await db
    .select(COLUMNS)
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(eq(users.email, emailKey(email)));
  return rows[0] ?? null;
}

/** The same by id, holding the row until `tx` ends. */
export async function lockAccount(tx: Db, userId: string): Promise<Account | null> {
  const rows = await tx
    .select(COLUMNS)
    .from(users)
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, "credential")))
    .where(eq(users.id, userId))
    .for("update", { of: users });
  return rows[0] ?? null;
}

/** Whether the account has a session opened from the caller's network. */
export async function hasEnteredFrom(db: Db, userId: string, ip: string): Promise<boolean> {
  const rows = await db.select({ ip: sessions.ipAddress }).from(sessions).where(eq(sessions.userId, userId)).limit(50);
  return rows.some((session) => session.ip !== null && ipBucket(session.ip) === ipBucket(ip));
}

/** Whether the account behind an e-mail, if any, knows this browser or entered from this network. */
export async function isKnownCaller(db: Db, email: string, caller: { ip: string; device?: string | null }): Promise<boolean> {
  const account = await findAccount(db, email);
  if (!account) return false;
  if (await hasEnteredFrom(db, account.userId, caller.ip)) return true;
  if (!caller.device) return false;
  const known = and(eq(devices.userId, account.userId), eq(devices.tokenHash, hashDeviceToken(caller.device)));
  return (await db.$count(devices, known)) > 0;
}
