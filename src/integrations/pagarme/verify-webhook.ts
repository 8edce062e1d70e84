import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a webhook carries the Basic credentials agreed with Pagar.me; compared in constant time. */
export function isFromProvider(authorization: string | undefined, user: string, password: string): boolean {
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return timingSafeEqual(digest(authorization ?? ""), digest(expected));
}

/** Digests have one length, as the constant-time comparison needs. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
