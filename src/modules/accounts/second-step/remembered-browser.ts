import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { cookiePrefix, readCookie } from "#platform/session.ts";
import { rememberedBrowsers } from "./tables.ts";

const COOKIE = `${cookiePrefix}navegador`;
const DAYS = 30;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The token of a remembered browser in a Cookie header, or null. */
export function readBrowserToken(cookieHeader: string | null): string | null {
  const token = readCookie(cookieHeader, COOKIE);
  return token && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** Whether this browser may enter the account without its second step. */
export async function isRememberedBrowser(tx: Tx, userId: string, token: string | null): Promise<boolean> {
  if (token === null) return false;
  const rows = await tx
    .select({ userId: rememberedBrowsers.userId })
    .from(rememberedBrowsers)
    .where(
      and(
        eq(rememberedBrowsers.tokenHash, hashOf(token)),
        eq(rememberedBrowsers.userId, userId),
        gt(rememberedBrowsers.expiresAt, sql`now()`),
      ),
    );
  return rows.length === 1;
}

/** Remembers this browser for 30 days; answers the `Set-Cookie` that says so. */
export async function rememberBrowser(tx: Tx, userId: string, deviceId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = sql`now() + ${DAYS} * interval '1 day'`;
  await tx.insert(rememberedBrowsers).values({ tokenHash: hashOf(token), userId, deviceId, expiresAt });
  const secure = cookiePrefix === "" ? "" : "; Secure";
  return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${DAYS * 24 * 3600}`;
}

/** Every browser is asked again. */
export async function forgetBrowsers(tx: Tx, userId: string): Promise<void> {
  await tx.delete(rememberedBrowsers).where(eq(rememberedBrowsers.userId, userId));
}
