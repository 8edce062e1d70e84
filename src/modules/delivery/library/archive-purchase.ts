import { and, eq, isNull, sql } from "drizzle-orm";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { entitlements, libraryMarks } from "../tables.ts";

/** Puts a product a person has away, or back in the library. Doing it twice is doing it once; what is not theirs is `not_yours`. */
export async function archivePurchase(
  userId: string,
  { productId, isArchived }: { productId: number; isArchived: boolean },
): Promise<Outcome<void, "not_yours">> {
  return transact(async (tx) => {
    const [owned] = await tx
      .select({ id: entitlements.id })
      .from(entitlements)
      .where(and(eq(entitlements.userId, userId), eq(entitlements.productId, productId), isNull(entitlements.revokedAt)))
      .limit(1);
    if (!owned) return refuse("not_yours");
    const archivedAt = isArchived ? sql`now()` : null;
    await tx
      .insert(libraryMarks)
      .values({ userId, productId, archivedAt })
      .onConflictDoUpdate({ target: [libraryMarks.userId, libraryMarks.productId], set: { archivedAt } });
    return ok();
  });
}
