import { createHash } from "node:crypto";
import { canonicalEmail } from "#kit/email.ts";
import type { Refusal } from "#kit/outcome.ts";
import { ipBucket, type Limit, takePoint } from "#platform/rate-limit.ts";

export const SIGN_IN_PAIR: Limit = { name: "sign-in-pair", points: 5, seconds: 60, shared: true };
export const SIGN_IN_NETWORK: Limit = { name: "sign-in-network", points: 20, seconds: 60, shared: true };
/** Signatures of a passkey that did not hold; right ones are given back. */
export const PASSKEY_TRIES: Limit = { name: "passkey-tries", points: 20, seconds: 60, shared: true };
/** Ways out to Google, from one network. */
export const GOOGLE_TRIES: Limit = { name: "google-tries", points: 20, seconds: 60, shared: true };
/** Beyond it a password is no longer enough for the account, for a while: its owner enters by code. */
export const SIGN_IN_ACCOUNT: Limit = { name: "sign-in-account", points: 10, seconds: 900, shared: true };
export const CODE_TRIES: Limit = { name: "code-tries", points: 10, seconds: 60, shared: true };
export const CODES_PER_MINUTE: Limit = { name: "codes-minute", points: 4, seconds: 60, shared: true };
export const CODES_PER_DAY: Limit = { name: "codes-day", points: 15, seconds: 86_400, shared: true };
export const RESETS_PER_MINUTE: Limit = { name: "resets-minute", points: 4, seconds: 60, shared: true };
export const RESETS_PER_DAY: Limit = { name: "resets-day", points: 5, seconds: 86_400, shared: true };
/** Emails one network may cause, whoever they go to. */
export const LETTERS: Limit = { name: "account-letters", points: 20, seconds: 60, shared: true };
export const SIGN_UPS: Limit = { name: "sign-ups", points: 3, seconds: 20, shared: true };
export const RESET_PAGES: Limit = { name: "reset-pages", points: 10, seconds: 60, shared: true };

/** Codes of an authenticator app and passwords typed again, by account: only wrong ones count. */
export const SECOND_STEP_MINUTE: Limit = { name: "second-step-minute", points: 10, seconds: 60, shared: true };
export const SECOND_STEP_DAY: Limit = { name: "second-step-day", points: 50, seconds: 86_400, shared: true };

/** A limit was reached; `waitSeconds` until one more try is let in. */
export type Limited = Refusal<"limited"> & { waitSeconds: number };

export const networkKey = (ip: string): string => ipBucket(ip);
/** Spellings of one mailbox count together; the key tells nobody whose. */
export const addressKey = (email: string): string => createHash("sha256").update(canonicalEmail(email)).digest("base64url");
export const pairKey = (ip: string, email: string): string => `${networkKey(ip)}:${addressKey(email)}`;

/** Takes a point of each, in order; refuses at the first that is out of points, with the wait in words. */
export async function takeTurn(...turns: [Limit, string][]): Promise<Limited | null> {
  for (const [limit, key] of turns) {
    const waitSeconds = await takePoint(limit, key);
    if (waitSeconds !== null) return limited(waitSeconds);
  }
  return null;
}

export function limited(waitSeconds: number): Limited {
  const form = `Muitas tentativas seguidas. Espere ${inWords(waitSeconds)} e tente de novo.`;
  return { ok: false, reason: "limited", fields: { form }, waitSeconds };
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 3600)} h`;
}
