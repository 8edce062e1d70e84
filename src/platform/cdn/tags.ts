import { env } from "../env.ts";

/** The header in which each CDN reads the tags of a page, and their separator. */
const HEADERS = {
  cloudflare: { name: "cache-tag", between: "," },
  fastly: { name: "surrogate-key", between: " " },
  varnish: { name: "xkey", between: " " },
} as const;

/** The header by which the CDN knows which pages to purge; empty when no CDN is configured. */
export function cdnTags(tags: string[], provider = env.CDN_PROVIDER): Record<string, string> {
  if (!provider || tags.length === 0) return {};
  const { name, between } = HEADERS[provider];
  return { [name]: tags.join(between) };
}
