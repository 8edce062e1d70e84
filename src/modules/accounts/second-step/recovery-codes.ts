import { createHmac, randomInt } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { sessionSecret, sessionSecrets } from "#platform/session.ts";
import { recoveryCodes } from "./tables.ts";

const HOW_MANY = 10;
const LENGTH = 10;
/** Without letters and digits that look alike on paper. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const hashOf = (userId: string, code: string, secret = sessionSecret()): string =>
  createHmac("sha256", secret).update(`recovery:${userId}:${code}`).digest("base64url");

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Ten new codes in place of whatever the person had; only their hashes are kept. Shown as `ABCDE-23456`. */
export async function issueRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code) })));
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Whether it is one of the person's unused codes; then it is spent. `code` without hyphens, upper case. */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const hashes = sessionSecrets().map((secret) => hashOf(userId, code, secret));
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, hashes), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length === 1;
}

/** How many are left. */
export const countRecoveryCodes = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
