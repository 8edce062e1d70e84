import { eq } from "drizzle-orm";
import { ok, type Ok } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { users } from "../tables.ts";

/** Changes the name the person signs with from now on. Receipts already made keep the one of their day. */
export async function saveProfile(userId: string, { name }: { name: string }): Promise<Ok<void>> {
  return transact(async (tx) => {
    await tx.update(users).set({ name, updatedAt: new Date() }).where(eq(users.id, userId));
    return ok();
  });
}
