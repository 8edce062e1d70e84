import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { sessionSecret } from "./session.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync("sha256", sessionSecret(), "", `autoria:${purpose}`, 32));

/** AES-256-GCM of a text, under a key of its own per purpose: a copy of the table alone tells nothing. */
export function seal(text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** What was sealed, or null when it was altered or the secret is another one by now. */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** A keyed hash: lets equal values be found and compared without keeping them. */
export const blindIndex = (text: string, purpose: string): string =>
  createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
