import { desc, eq } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import type { PasskeyRow } from "./schema.ts";
import { passkeys } from "./tables.ts";

/** What browsers are told of a person's keys, so that they offer or refuse the right one. */
export const findPasskeys = (on: Db, userId: string): Promise<{ credentialId: string; transports: string[] }[]> =>
  on
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));

/** The person's own keys, newest first. */
export const listPasskeys = (on: Db, viewer: Viewer): Promise<PasskeyRow[]> =>
  on
    .select({
      id: passkeys.id,
      name: passkeys.name,
      isSynced: passkeys.isSynced,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, viewer.userId))
    .orderBy(desc(passkeys.createdAt));
