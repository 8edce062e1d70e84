import { type Refusal, refuse } from "#kit/outcome.ts";
import { defineLimit } from "#platform/limits.ts";
import { ipBucket, takePoint } from "#platform/rate-limit.ts";

/** Limits card attempts per network, across buyers: testing stolen numbers takes many, a household few. */
const PER = "network";
export const CARD_TRIES = defineLimit({ name: "card-tries", points: 20, seconds: 900, shared: true, per: PER });
export const CARD_TRIES_OF_DAY = defineLimit({ name: "card-tries-day", points: 100, seconds: 86_400, shared: true, per: PER });

/** Counts a card attempt from this address; refuses above the limits of its network. */
export async function takeCardTry(ip: string): Promise<Refusal<"card_limited"> | null> {
  for (const limit of [CARD_TRIES, CARD_TRIES_OF_DAY])
    if ((await takePoint(limit, ipBucket(ip))) !== null) return refuse("card_limited");
  return null;
}
