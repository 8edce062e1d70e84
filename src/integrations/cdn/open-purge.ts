import type { Env } from "#platform/env.ts";
import * as cloudflare from "./cloudflare.ts";
import * as fastly from "./fastly.ts";
import * as varnish from "./varnish.ts";

/** Tells the network of caches which tags to forget, so many at a time; throws when it does not accept. */
export type Purge = { mostTags: number; send: (tags: string[]) => Promise<void> };

type Given = Pick<Env, "CDN_PROVIDER" | "CDN_ZONE" | "CDN_TOKEN" | "CDN_URL">;

/** That of the environment; null without one. */
export function openPurge({ CDN_PROVIDER, CDN_ZONE: zone = "", CDN_TOKEN, CDN_URL }: Given): Purge | null {
  const urls = CDN_URL?.split(",").map((one) => one.trim().replace(/\/$/, ""));
  const account = { zone, token: CDN_TOKEN ?? "", ...(urls?.[0] && { url: urls[0] }) };
  switch (CDN_PROVIDER) {
    case undefined:
      return null;
    case "cloudflare":
      return { mostTags: cloudflare.MOST_TAGS, send: (tags) => cloudflare.purgeCloudflare(tags, account) };
    case "fastly":
      return { mostTags: fastly.MOST_TAGS, send: (tags) => fastly.purgeFastly(tags, account) };
    case "varnish":
      return {
        mostTags: varnish.MOST_TAGS,
        send: (tags) => varnish.purgeVarnish(tags, { urls: urls ?? [], token: CDN_TOKEN }),
      };
  }
}
