import { type FavouriteReason, favouriteMessages } from "../messages.ts";

/** The sentence for a refusal of these doors; anything else is the platform's fault. */
export const readReason = (reason: string): string =>
  favouriteMessages[reason in favouriteMessages ? (reason as FavouriteReason) : "unavailable"];
