import { isOwnPath } from "#kit/safe-path.ts";

/** Where a link in a post may lead: a page of ours, the web or mail. */
export function isPostLink(href: string): boolean {
  if (href.length > 500) return false;
  if (href.startsWith("/")) return isOwnPath(href);
  return URL.canParse(href) && ["http:", "https:", "mailto:"].includes(new URL(href).protocol);
}

/** The slug of a product in what was pasted: its whole address, the path, or the slug alone. Null when there is none. */
export function productSlugIn(text: string): string | null {
  const [, slug = ""] = /(?:^|\/produto\/)([a-z0-9]+(?:-[a-z0-9]+)*)(?:[/?#].*)?$/.exec(text.trim()) ?? [];
  return slug === "" || slug.length > 100 ? null : slug;
}
