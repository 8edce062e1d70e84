import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { cutCodePoints } from "#kit/text.ts";
import type { Tx } from "#platform/db.ts";
import { users } from "../tables.ts";
import { profileSlug, SHOWN_NAME_LENGTH } from "./rules.ts";
import { profiles } from "./tables.ts";

export type Profile = typeof profiles.$inferSelect;

/** The profile of this person, made closed now if need be; held until `tx` ends. */
export async function lockOwnProfile(tx: Tx, userId: string): Promise<Profile> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error("a session of nobody");
  const first = cutCodePoints(firstName(user.name), SHOWN_NAME_LENGTH);
  const shownName = first.length >= 2 ? first : cutCodePoints(user.name, SHOWN_NAME_LENGTH);
  await tx
    .insert(profiles)
    .values({ userId, shownName, slug: profileSlug(shownName, randomBytes(8)) })
    .onConflictDoNothing({ target: profiles.userId });
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for("update");
  if (!profile) throw new Error("the profile was not made");
  return profile;
}
