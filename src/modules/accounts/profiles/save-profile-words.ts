import { eq } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact, type Tx } from "#platform/db.ts";
import { invalidate } from "#platform/page-cache.ts";
import { lockOwnProfile } from "./own-profile.ts";
import { listReviewed } from "./queries/list-reviewed.ts";
import type { ProfileWords } from "./schema.ts";
import { profiles } from "./tables.ts";

/** Keeps how a person is read: name, areas, and how their reviews are signed, which the pages that show them forget at once. */
export function saveProfileWords(userId: string, words: ProfileWords): Promise<Outcome<void, never>> {
  return transact(async (tx) => {
    const profile = await lockOwnProfile(tx, userId);
    await tx.update(profiles).set(words).where(eq(profiles.id, profile.id));
    if (profile.byline !== words.byline) await forgetReviewed(tx, userId);
    return ok();
  });
}

/** Makes the pages where this person's reviews are read anew. */
export async function forgetReviewed(tx: Tx, userId: string): Promise<void> {
  const rows = await listReviewed(tx, userId);
  const tags = rows.flatMap(({ productId, storeId }) => [`product:${productId}`, `store:${storeId}`]);
  if (tags.length > 0) await invalidate(tx, ...new Set(tags));
}
