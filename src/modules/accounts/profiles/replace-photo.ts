import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db.ts";
import { lockOwnProfile } from "./own-profile.ts";
import { profiles } from "./tables.ts";

/** Puts a picture (the id of one of our images), or none, where this person's photo is. Answers the one it was; null when none. */
export async function replacePhoto(tx: Tx, userId: string, photoKey: string | null): Promise<string | null> {
  const profile = await lockOwnProfile(tx, userId);
  if (profile.photoKey === photoKey) return null;
  await tx.update(profiles).set({ photoKey }).where(eq(profiles.id, profile.id));
  return profile.photoKey;
}
