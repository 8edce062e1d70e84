import { fold } from "./fold.ts";
import { isReservedSlug } from "./reserved-words.ts";
import { cutCodePoints } from "./text.ts";

const MAX_SLUG = 80;

function cutAtWord(slug: string): string {
  if (slug.length <= MAX_SLUG) return slug;
  const cut = slug.slice(0, MAX_SLUG);
  const end = slug[MAX_SLUG] === "-" ? MAX_SLUG : cut.lastIndexOf("-");
  return cut.slice(0, end > 0 ? end : MAX_SLUG);
}

/**
 * The slug of a title: folded ASCII words joined by hyphens, cut at a word, at most 80 characters. A reserved word gets "-1". `fallback`
 * (as "produto-123") is for titles with nothing left, such as emoji or Chinese.
 */
export function toSlug(title: string, options: { fallback: string }): string {
  const words = fold(cutCodePoints(title, 1000))
    .replace(/['’]/g, "")
    .match(/[a-z0-9]+/g);
  const slug = cutAtWord(words?.join("-") ?? "");
  if (!slug) return options.fallback;
  return isReservedSlug(slug) ? `${slug}-1` : slug;
}

/** The nth attempt for a taken slug: "cafe", "cafe-2", "cafe-3"… */
export function numberedSlug(slug: string, n: number): string {
  return n <= 1 ? slug : `${slug}-${n}`;
}
