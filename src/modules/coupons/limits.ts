import { byNetwork, defineLimit } from "#platform/limits.ts";

/** How many codes may be tried: enough for a person with a handful of flyers, not for somebody guessing. */
export const CODE_CHECKS = defineLimit({
  name: "coupon-code",
  points: 60,
  seconds: 30,
  shared: true,
  per: "person, else network",
});
export const CODE_CHECKS_OF_NETWORK = byNetwork(CODE_CHECKS);

/** Codes one network may try in a day: somebody guessing goes on for longer than half a minute. */
export const CODE_CHECKS_OF_DAY = byNetwork({ name: "coupon-code-day", points: 500, seconds: 86_400, shared: true });
