import { createHash } from "node:crypto";

/** Weak: one page is sent in several encodings, and is the same page in each. */
export const etagOf = (html: string): string => `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;

/**
 * Whether the sender of this `If-None-Match` already has the page of `etag`. A version altered by a proxy (strong, or with a compression
 * suffix) also matches.
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const known = opaque(etag);
  return ifNoneMatch.split(",").some((one) => opaque(one) === known);
}

const opaque = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, "")
    .replace(/^"(.*?)(?:[-;](?:gzip|br|zstd))?"$/, "$1");
