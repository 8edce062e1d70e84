import * as z from "zod";
import type { EmailKind } from "#platform/outbox.ts";
import { readListingSearch } from "../../catalog/schema/listing-search.ts";

export const followSearchInput = z.strictObject({ search: z.record(z.string(), z.unknown()).transform(readListingSearch) });
export const unfollowSearchInput = z.strictObject({ key: z.string().min(1).max(600) });

/** `no_search`: it asks for everything, or for what does not exist. */
export type FollowSearchRefusal = "no_search" | "too_many_searches";

/** A search, to whoever looks at it now. */
export type SearchStanding = { isKnown: boolean; isFollowed: boolean };

export type FollowedSearch = { key: string; name: string; href: string; followedAt: Date };

/** What is new in one search: how many, at most as many as are named, and the newest of them. */
export type SearchNews = {
  key: string;
  name: string;
  count: number;
  products: { title: string; slug: string; authorName: string }[];
};

/** What was published in the searches one person follows since they were last told. */
export const searchNewsEmail: EmailKind<{ name: string; searches: SearchNews[] }> = { name: "busca.novidades", canWait: true };
