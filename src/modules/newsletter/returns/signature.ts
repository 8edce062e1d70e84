import { createHmac, timingSafeEqual } from "node:crypto";

/** Whether a body was signed with the secret: `sha256=` and the HMAC in hexadecimal, compared in constant time. */
export function isSigned(body: Uint8Array, signature: string | undefined, secret: string): boolean {
  const given = /^sha256=([0-9a-f]{64})$/i.exec(signature ?? "")?.[1];
  if (given === undefined) return false;
  return timingSafeEqual(Buffer.from(given, "hex"), createHmac("sha256", secret).update(body).digest());
}
