import { createHash } from "node:crypto";
import { canonicalEmail } from "#kit/email.ts";
import type { Refusal } from "#kit/outcome.ts";
import { waitWords } from "#kit/wait-words.ts";
import { defineLimit, type Limit } from "#platform/limits.ts";
import { ipBucket, takePoint } from "#platform/rate-limit.ts";

export const SIGN_IN_PAIR = defineLimit({
  name: "sign-in-pair",
  points: 5,
  seconds: 60,
  shared: true,
  per: "network and e-mail",
});
export const SIGN_IN_NETWORK = defineLimit({ name: "sign-in-network", points: 20, seconds: 60, shared: true, per: "network" });
/** Signatures of a passkey that did not hold; right ones are given back. */
export const PASSKEY_TRIES = defineLimit({ name: "passkey-tries", points: 20, seconds: 60, shared: true, per: "network" });
/** Ways out to Google, from one network. */
export const GOOGLE_TRIES = defineLimit({ name: "google-tries", points: 20, seconds: 60, shared: true, per: "network" });
/** Beyond it a password is no longer enough for the account, for a while: its owner enters by code. */
export const SIGN_IN_ACCOUNT = defineLimit({ name: "sign-in-account", points: 10, seconds: 900, shared: true, per: "e-mail" });
export const CODE_TRIES = defineLimit({ name: "code-tries", points: 10, seconds: 60, shared: true, per: "network and e-mail" });
/** Wrong codes for an address, from anywhere; beyond it only a browser or network the account knows may try. */
export const WRONG_CODES = defineLimit({ name: "wrong-codes-day", points: 100, seconds: 86_400, shared: true, per: "e-mail" });
/** Emails one network may cause, whoever they go to. */
export const LETTERS = defineLimit({ name: "account-letters", points: 20, seconds: 60, shared: true, per: "network" });
/** The same in a whole day: somebody flooding mailboxes goes on. */
export const EMAILS_A_DAY = defineLimit({
  name: "account-emails-day",
  points: 300,
  seconds: 86_400,
  shared: true,
  per: "network",
});
export const SIGN_UPS = defineLimit({ name: "sign-ups", points: 3, seconds: 20, shared: true, per: "network" });
export const RESET_PAGES = defineLimit({ name: "reset-pages", points: 10, seconds: 60, shared: true, per: "network" });

/** Codes of an authenticator app and passwords typed again, by account: only wrong ones count. */
export const SECOND_STEP_MINUTE = defineLimit({
  name: "second-step-minute",
  points: 10,
  seconds: 60,
  shared: true,
  per: "person",
});
export const SECOND_STEP_DAY = defineLimit({ name: "second-step-day", points: 50, seconds: 86_400, shared: true, per: "person" });

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
  const form = `Muitas tentativas seguidas. Espere ${waitWords(waitSeconds)} e tente de novo.`;
  return { ok: false, reason: "limited", fields: { form }, waitSeconds };
}
