import { byNetwork, defineLimit } from "#platform/rate-limit.ts";

/** How many codes may be tried: enough for a person with a handful of flyers, not for somebody guessing. */
export const CODE_CHECKS = defineLimit({
  name: "coupon-code",
  points: 60,
  seconds: 30,
  shared: true,
  per: "person, else network",
});
export const CODE_CHECKS_OF_NETWORK = byNetwork(CODE_CHECKS);
