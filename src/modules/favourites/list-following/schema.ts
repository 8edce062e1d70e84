import type { EmailKind } from "#platform/outbox.ts";
import type { DroppedPrice } from "../schema/jobs.ts";

export type FollowListRefusal = "no_list" | "own_list" | "too_many_followed";

/** What got cheaper in the lists of others that one person follows. Nothing of whose lists they are. */
export const listDropEmail: EmailKind<{ name: string; drops: DroppedPrice[] }> = { name: "lista.baixou", canWait: true };

/** A list somebody shares, to whoever looks at it now. */
export type ListStanding = { isKnown: boolean; isOwn: boolean; isFollowed: boolean };

/** A list of somebody else, to who follows it. */
export type FollowedList = {
  token: string;
  name: string;
  ownerName: string;
  /** On sale now. */
  count: number;
  /** Of those, how many cost less than when this person first could see them there. */
  cheaper: number;
};
