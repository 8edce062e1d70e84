import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { recordState } from "#platform/state-history.ts";
import { users } from "../tables.ts";
import { forgetReviewed } from "./save-profile-words.ts";
import { profiles } from "./tables.ts";

type Blocked = { email: string; shownName: string };

/** The platform closes a profile, and its reviews are signed as always again. Answers whom to tell; null when it was closed so already. */
export async function blockProfile(tx: Tx, profileId: string, by: { actor: string; cause: string }): Promise<Blocked | null> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for("update");
  if (!profile || profile.blockedAt) return null;
  await tx
    .update(profiles)
    .set({ isOpen: false, byline: "", blockedAt: sql`now()`, blockReason: by.cause })
    .where(eq(profiles.id, profileId));
  if (profile.byline) await forgetReviewed(tx, profile.userId);
  const from = profile.isOpen ? "aberto" : "fechado";
  await recordState(tx, { entity: "profile", entityId: profileId, from, to: "bloqueado", ...by });
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, profile.userId));
  return owner ? { email: owner.email, shownName: profile.shownName } : null;
}
