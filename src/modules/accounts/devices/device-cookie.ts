import { createHash, randomBytes } from "node:crypto";
import { cookiePrefix, readCookie } from "#platform/session.ts";

const COOKIE = `${cookiePrefix}aparelho`;
/** As long as browsers keep a cookie at all. */
export const DEVICE_DAYS = 400;

export const newDeviceToken = (): string => randomBytes(32).toString("base64url");
export const hashDeviceToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The token by which this browser is known again, in a Cookie header, or null. It opens nothing by itself. */
export function readDeviceToken(cookieHeader: string | null): string | null {
  const token = readCookie(cookieHeader, COOKIE);
  return token && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
}

/** The `Set-Cookie` that makes it known. */
export function deviceCookie(token: string): string {
  const secure = cookiePrefix === "" ? "" : "; Secure";
  return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}; Max-Age=${DEVICE_DAYS * 24 * 3600}`;
}
