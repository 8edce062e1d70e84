/** A public page that may be kept: the search params it reads, those of `more` known by now too; any other is dropped before it is rendered. */
export type CachedPage = { path: RegExp; params: readonly string[]; more?: () => readonly string[] };

/**
 * The one address a kept page is rendered from, given a request's target (`/path?query`): declared params only, in order,
 * bounded. Null when the path, exactly as sent, is not that of a kept page, or the query says what no page of ours would.
 */
export function canonicalAddress(target: string, pages: readonly CachedPage[]): string | null {
  const [path, query] = split(target);
  const page = pages.find((one) => one.path.test(path));
  if (!page || hasNul(target)) return null;
  if (query === "" || page.params.length === 0) return path;
  const given = new URLSearchParams(query);
  const cached = new URLSearchParams();
  for (const name of [...page.params, ...(page.more?.() ?? [])]) {
    const value = given.get(name);
    if (value) cached.set(name, value.slice(0, 200));
  }
  return cached.size > 0 ? `${path}?${cached}` : path;
}

/** A zero byte is no text: no keyboard writes it, and PostgreSQL keeps none. */
export const hasNul = (target: string): boolean => /\?.*%00/.test(target);

function split(target: string): [path: string, query: string] {
  const at = target.indexOf("?");
  return at === -1 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}
