import { createHash, randomBytes } from "node:crypto";

/** A token of 256 random bits for an e-mail link; the table stores only its hash. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The hash by which a token is looked up, or null when its length or characters are not a token's. */
export const readToken = (token: string): string | null => (/^[A-Za-z0-9_-]{43}$/.test(token) ? hashToken(token) : null);

/** One hash of what a confirmation is bound to: withdrawal, person, amount, fee and account. */
export const snapshotOf = (of: {
  id: string;
  userId: string;
  amountCents: number;
  feeCents: number;
  accountHash: string;
}): string =>
  createHash("sha256").update([of.id, of.userId, of.amountCents, of.feeCents, of.accountHash].join("|")).digest("hex");
