import { and, eq, or, sql } from "drizzle-orm";
import { firstName } from "#kit/person-name.ts";
import { type Db, db } from "#platform/db.ts";
import { users } from "../tables.ts";
import type { OwnProfile, ShownProfile } from "./schema.ts";
import { profiles } from "./tables.ts";

/** The profile of this person, for them; as it would begin when it was never made. */
export async function findOwnProfile(userId: string): Promise<OwnProfile> {
  const [row] = await db
    .select({
      profile: profiles,
      name: users.name,
      sharedLists: sql<number>`(select count(*)::int from favourite_lists l where l.user_id = ${users.id} and l.share_token is not null)`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new Error("a session of nobody");
  const { profile, name, sharedLists } = row;
  return {
    id: profile?.id ?? null,
    slug: profile?.slug ?? null,
    shownName: profile?.shownName ?? firstName(name),
    areas: profile?.areas ?? [],
    byline: profile?.byline ?? "",
    photoId: profile?.photoKey ?? null,
    on: {
      open: profile?.isOpen ?? false,
      since: profile?.showsSince ?? false,
      areas: profile?.showsAreas ?? false,
      lists: profile?.showsLists ?? false,
      reviews: profile?.showsReviews ?? false,
      stores: profile?.showsStores ?? false,
      indexed: profile?.isIndexed ?? false,
    },
    blockReason: profile?.blockReason ?? null,
    sharedLists,
  };
}

/**
 * The profile at this address when it is open, or when it is `viewerId`'s own. What is switched off is not in the answer. Null for a
 * closed one exactly as for one that never was.
 */
export async function findShownProfile(slug: string, viewerId: string | null): Promise<ShownProfile | null> {
  const seen = viewerId ? or(eq(profiles.isOpen, true), eq(profiles.userId, viewerId)) : eq(profiles.isOpen, true);
  const [row] = await db
    .select({ profile: profiles, since: users.createdAt })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.slug, slug), seen));
  if (!row) return null;
  const { profile, since } = row;
  return {
    id: profile.id,
    userId: profile.userId,
    slug: profile.slug,
    name: profile.shownName,
    photoId: profile.photoKey,
    areas: profile.showsAreas ? profile.areas : [],
    since: profile.showsSince ? since : null,
    shows: { lists: profile.showsLists, reviews: profile.showsReviews, stores: profile.showsStores },
    isOpen: profile.isOpen,
    isIndexed: profile.isOpen && profile.isIndexed,
  };
}

/** How this person signs reviews instead of by their name; null when by their name. */
export async function findByline(on: Db, userId: string): Promise<string | null> {
  const [profile] = await on.select({ byline: profiles.byline }).from(profiles).where(eq(profiles.userId, userId));
  return profile?.byline || null;
}
