import { eq } from "drizzle-orm";
import type { Db } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { passkeys } from "./tables.ts";

/** Whether only a passkey, or a code, proves who this is: an administrator who has one. */
export const requiresPasskey = async (on: Db, { userId, hasAdminRole }: Viewer): Promise<boolean> =>
  hasAdminRole && (await on.$count(passkeys, eq(passkeys.userId, userId))) > 0;
