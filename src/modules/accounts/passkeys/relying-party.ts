import { brand } from "#kit/brand/brand.ts";
import { env } from "#platform/env.ts";

const site = new URL(env.publicUrl);

/** The site as authenticators know it: a key made here answers nowhere else, which is what stops phishing. */
export const RELYING_PARTY = {
  get name() {
    return brand.name;
  },
  id: site.hostname,
  origin: site.origin,
};
