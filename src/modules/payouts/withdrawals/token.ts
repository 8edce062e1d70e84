import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a letter; the table keeps only the hash. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The hash to look a token up by, or null when it cannot be one: case, length and every email count. */
export const readToken = (token: string): string | null => (/^[A-Za-z0-9_-]{43}$/.test(token) ? hashToken(token) : null);

/** What a confirmation binds, as one hash: whose, how much, at what cost, to which account. */
export const snapshotOf = (of: {
  id: string;
  userId: string;
  amountCents: number;
  feeCents: number;
  accountHash: string;
}): string =>
  createHash("sha256").update([of.id, of.userId, of.amountCents, of.feeCents, of.accountHash].join("|")).digest("hex");
