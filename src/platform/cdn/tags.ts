import { env } from "../env.ts";

/** In which header each network of caches reads the tags of a page, and what separates them. */
const HEADERS = {
  cloudflare: { name: "cache-tag", between: "," },
  fastly: { name: "surrogate-key", between: " " },
  varnish: { name: "xkey", between: " " },
} as const;

/** The header by which the network of caches in front will know which pages to forget; none without one. */
export function cdnTags(tags: string[], provider = env.CDN_PROVIDER): Record<string, string> {
  if (!provider || tags.length === 0) return {};
  const { name, between } = HEADERS[provider];
  return { [name]: tags.join(between) };
}
