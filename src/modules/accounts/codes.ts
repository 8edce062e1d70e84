import { createHmac, randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { emailKey } from "#kit/email.ts";
import type { Tx } from "#platform/db.ts";
import { seal, unseal } from "#platform/seal.ts";
import { sessionSecret, sessionSecrets } from "#platform/session.ts";
import type { EmailTurn } from "./email-turn.ts";
import { networkKey } from "./limits.ts";
import { spendOneTimeValue, storeOneTimeValue } from "./one-time-values.ts";

export const CODE_MINUTES = 10;
const WRONG_TRIES = 5;
/** Networks that asked for a live code and have tries of their own; who comes after them shares the strangers'. */
const MOST_ASKERS = 20;
const PURPOSE = "entry-code";

/** `left`: wrong tries of networks that never asked for the code, all together; `askers`: those of each that did. */
type LiveCode = { right: string; sealed: string; left: number; askers: Record<string, number> };

const identifierOf = (email: string) => `code:${emailKey(email)}`;
// Six digits are soon guessed from a plain hash: the key keeps a copy of the table from telling them.
const keyed = (text: string, secret = sessionSecret()) => createHmac("sha256", secret).update(text).digest("base64url");
const digestOf = (email: string, code: string, secret?: string) => keyed(`${identifierOf(email)}:${code}`, secret);
const askerOf = (ip: string) => keyed(`asker:${networkKey(ip)}`).slice(0, 16);

/** A new six-digit code for the address, good for 10 minutes and 5 wrong tries; the one before it ends. */
export const issueCode = async (tx: Tx, email: string): Promise<string> => (await writeCode(tx, email, {})).code;

/**
 * The code an email carries in its turn: a new one, or again the live one, its minutes counted anew. `goes`: whether an email goes,
 * as it always does when nothing live is in the mailbox. The network that asks has 5 tries that nobody else's mistakes take.
 */
export async function codeForEmail(tx: Tx, email: string, turn: EmailTurn, ip: string): Promise<{ code: string; goes: boolean }> {
  const { code, isNew } = await writeCode(tx, email, { ip, keepsLive: turn !== "new" });
  return { code, goes: turn !== "none" || isNew };
}

async function writeCode(tx: Tx, email: string, { ip, keepsLive = false }: { ip?: string; keepsLive?: boolean }) {
  const identifier = identifierOf(email);
  await oneAtATime(tx, identifier);
  const saved = await spendOneTimeValue(tx, identifier);
  const live = keepsLive && saved ? readLive(saved.value) : null;
  const known = live && unseal(live.sealed, PURPOSE);
  const code = known ?? String(randomInt(1_000_000)).padStart(6, "0");
  const { sealed, left, askers } = (known && live) || { sealed: seal(code, PURPOSE), left: WRONG_TRIES, askers: {} };
  const mine = ip !== undefined && Object.keys(askers).length < MOST_ASKERS ? { [askerOf(ip)]: WRONG_TRIES } : {};
  const value: LiveCode = { right: digestOf(email, code), sealed, left, askers: { ...mine, ...askers } };
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  await storeOneTimeValue(tx, identifier, { value: JSON.stringify(value), expiresAt });
  return { code, isNew: !known };
}

/**
 * Whether the code is the address's own, alive and unused; then it is spent. A wrong one costs a try of who makes it, so `tx` must
 * commit either way.
 */
export async function spendCode(tx: Tx, email: string, code: string, ip: string): Promise<boolean> {
  const identifier = identifierOf(email);
  await oneAtATime(tx, identifier);
  const saved = await spendOneTimeValue(tx, identifier);
  const live = saved && readLive(saved.value);
  if (!saved || !live) return false;
  const asker = askerOf(ip);
  const left = live.askers[asker] ?? live.left;
  if (left > 0 && sessionSecrets().some((secret) => live.right === digestOf(email, code, secret))) return true;
  const after = asker in live.askers ? { askers: { ...live.askers, [asker]: left - 1 } } : { left: left - 1 };
  const value = JSON.stringify({ ...live, ...after });
  await storeOneTimeValue(tx, identifier, { value, expiresAt: saved.expiresAt });
  return false;
}

function readLive(value: string): LiveCode | null {
  return value.startsWith("{") ? (JSON.parse(value) as LiveCode) : null;
}

/** Tries at the same instant wait for each other, so that each is counted. */
async function oneAtATime(tx: Tx, identifier: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identifier}, 0))`);
}
