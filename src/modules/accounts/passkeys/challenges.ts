import { randomBytes } from "node:crypto";
import type { Tx } from "#platform/db.ts";
import { spendOneTimeValue, storeOneTimeValue } from "../one-time-values.ts";

/** What a signature of a passkey is asked for; one asked for one thing is worth nothing for another. */
export type Requested = { for: "sign-in" } | { for: "enrolment" | "step-up"; userId: string };

const CHALLENGE_MINUTES = 10;

const personOf = (requested: Requested): string => ("userId" in requested ? requested.userId : "");
const identifierOf = (requested: Requested, challenge: string): string => `passkey:${requested.for}:${challenge}`;

/** A new text to sign, good once and for 10 minutes. */
export async function issueChallenge(tx: Tx, requested: Requested): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
  // The value is the account alone: changing its password ends what it was asked too.
  const value = personOf(requested);
  await storeOneTimeValue(tx, identifierOf(requested, challenge), { value, expiresAt });
  return challenge;
}

/** The challenge inside what the browser signed, if it was issued for this and not used; then it is spent. */
export async function spendChallenge(tx: Tx, requested: Requested, clientDataJSON: string): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const saved = await spendOneTimeValue(tx, identifierOf(requested, challenge));
  return saved?.value === personOf(requested) ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    return typeof challenge === "string" && /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
