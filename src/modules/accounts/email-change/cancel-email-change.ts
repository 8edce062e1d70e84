import { and, eq, sql } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { emailChanges } from "./tables.ts";

/** Gives up a change that waits for the new box; twice is once. What was confirmed is undone from the old box. */
export async function cancelEmailChange(userId: string): Promise<Ok<void>> {
  return transact(async (tx) => {
    await tx
      .update(emailChanges)
      .set({ status: "cancelada", closedAt: sql`now()` })
      .where(and(eq(emailChanges.userId, userId), eq(emailChanges.status, "pedida")));
    return ok();
  });
}
