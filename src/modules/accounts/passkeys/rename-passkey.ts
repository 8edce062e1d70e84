import { and, eq } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import type { Viewer } from "#platform/session.ts";
import { passkeys } from "./tables.ts";

/** Calls one of the person's passkeys by another name. */
export async function renamePasskey(
  viewer: Viewer,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Outcome<void, "unknown_passkey">> {
  return transact(async (tx) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, viewer.userId)))
      .returning({ id: passkeys.id });
    return renamed.length === 1 ? ok() : refuse("unknown_passkey");
  });
}
