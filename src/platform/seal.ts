import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { sessionSecret, sessionSecrets } from "./session.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (purpose: string, secret = sessionSecret()): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `autoria:${purpose}`, 32));

/** Encrypts a text with AES-256-GCM, with a separate key for each purpose: a copy of the table alone cannot be read. */
export function seal(text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** The text that was sealed, under the current secret or an earlier one; null when it was altered or sealed with another secret. */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  for (const secret of sessionSecrets()) {
    const text = open(bytes, keyFor(purpose, secret));
    if (text !== null) return text;
  }
  return null;
}

function open(bytes: Buffer, key: Buffer): string | null {
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}

/** A keyed hash: lets equal values be found and compared without storing them. */
export const blindIndex = (text: string, purpose: string): string => blindIndexes(text, purpose)[0] ?? "";

/** The hash under every accepted secret, the current one first: a value saved under any of them is found. */
export const blindIndexes = (text: string, purpose: string): string[] =>
  sessionSecrets().map((secret) => createHmac("sha256", keyFor(purpose, secret)).update(text).digest("base64url"));

/** Whether a saved index is of this text. */
export const isBlindIndex = (index: string | null, text: string, purpose: string): boolean =>
  index !== null && blindIndexes(text, purpose).includes(index);
