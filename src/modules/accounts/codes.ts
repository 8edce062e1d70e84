import { createHmac, randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { emailKey } from "#kit/email.ts";
import type { Tx } from "#platform/db.ts";
import { sessionSecret } from "#platform/session.ts";
import { spendOneTimeValue, storeOneTimeValue } from "./one-time-values.ts";

export const CODE_MINUTES = 10;
const WRONG_TRIES = 5;

const identifierOf = (email: string) => `code:${emailKey(email)}`;
// Six digits are soon guessed from a plain hash: the key keeps a copy of the table from telling them.
const sealed = (email: string, code: string) =>
  createHmac("sha256", sessionSecret())
    .update(`${identifierOf(email)}:${code}`)
    .digest("base64url");

/** A new six-digit code for the address, good for 10 minutes and 5 wrong tries; the one before it ends. */
export async function issueCode(tx: Tx, email: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const identifier = identifierOf(email);
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  await oneAtATime(tx, identifier);
  await spendOneTimeValue(tx, identifier);
  await storeOneTimeValue(tx, identifier, { value: `${sealed(email, code)}:${WRONG_TRIES}`, expiresAt });
  return code;
}

/**
 * Whether the code is the address's own, alive and unused; then it is spent. A wrong one costs a try, so `tx` must commit
 * either way.
 */
export async function spendCode(tx: Tx, email: string, code: string): Promise<boolean> {
  const identifier = identifierOf(email);
  await oneAtATime(tx, identifier);
  const saved = await spendOneTimeValue(tx, identifier);
  if (!saved) return false;
  const [right = "", tries = "0"] = saved.value.split(":");
  if (right === sealed(email, code)) return true;
  const left = Number(tries) - 1;
  if (left > 0) await storeOneTimeValue(tx, identifier, { value: `${right}:${left}`, expiresAt: saved.expiresAt });
  return false;
}

/** Tries at the same instant wait for each other, so that each is counted. */
async function oneAtATime(tx: Tx, identifier: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identifier}, 0))`);
}
