import { createHash } from "node:crypto";

/** Weak: one page goes out in several encodings, and is the same page in each. */
export const etagOf = (html: string): string => `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;

/** Whether who sent this `If-None-Match` already has the page of `etag`. What a proxy made of it (strong, by its compression) counts as well. */
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
