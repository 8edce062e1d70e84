import { eq } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { sessions } from "./tables.ts";

/** Ends the session; twice is once. */
export async function signOut(viewer: { sessionId: string } | null): Promise<Ok<void>> {
  if (!viewer) return ok();
  return transact(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.id, viewer.sessionId));
    return ok();
  });
}
