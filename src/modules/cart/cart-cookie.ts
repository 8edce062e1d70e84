import { createHash, randomBytes } from "node:crypto";
import { cookiePrefix, readCookie } from "#platform/session.ts";

export const CART_COOKIE = `${cookiePrefix}cart`;

/** How long a cart nobody touches is kept, in its cookie and in the table. */
export const CART_DAYS = 60;

export const cartCookieOptions = {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: cookiePrefix !== "",
  maxAge: CART_DAYS * 24 * 60 * 60,
} as const;

/** The secret that names a browser's cart; the table keeps only its hash. */
export const newCartToken = (): string => randomBytes(32).toString("base64url");

export const hashCartToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The hash of the cart token in a Cookie header, or null when there is none of ours. */
export function readCartHash(cookieHeader: string | null): string | null {
  const token = readCookie(cookieHeader, CART_COOKIE);
  return token && /^[A-Za-z0-9_-]{43}$/.test(token) ? hashCartToken(token) : null;
}
