import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { ok, type Outcome } from "#kit/outcome.ts";
import { transact } from "#platform/db.ts";
import { lockOwnProfile } from "./own-profile.ts";
import { profileSlug } from "./rules.ts";
import { profiles } from "./tables.ts";

/** Another address for a profile; whoever has the old one finds nothing there any more. Answers it. */
export function renewProfileAddress(userId: string): Promise<Outcome<string, never>> {
  return transact(async (tx) => {
    const profile = await lockOwnProfile(tx, userId);
    const slug = profileSlug(profile.shownName, randomBytes(8));
    await tx.update(profiles).set({ slug }).where(eq(profiles.id, profile.id));
    return ok(slug);
  });
}
