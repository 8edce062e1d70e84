/**
 * A public page that may be cached: the search params it reads, plus those `more` returns at the time; any other is dropped before
 * rendering.
 */
export type CachedPage = { path: RegExp; params: readonly string[]; more?: () => readonly string[] };

/**
 * The one address a cached page is rendered from, given a request's target (`/path?query`): declared params only, in order, at most 200
 * characters each. Null when the exact path is not that of a cached page, or the target contains a NUL.
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

/**
 * The address to redirect to, with its query, when a request spells the path of a cached page in another way: in capitals or with a
 * trailing slash, as keyboards and flyers write it. Null when the path is already correct, or matches no page in any spelling.
 */
export function respelledAddress(target: string, pages: readonly CachedPage[]): string | null {
  const [path, query] = split(target);
  const isPage = (address: string) => pages.some((one) => one.path.test(address));
  if (isPage(path)) return null;
  const small = path.replace(/\/+$/, "").toLowerCase();
  // A coupon's code is the one name written in capitals.
  const spelling = [small, small.replace(/[^/]+$/, (name) => name.toUpperCase())].find(isPage);
  return spelling === undefined ? null : query ? `${spelling}?${query}` : spelling;
}

/** The address a page moved to, with the params of the request's query that the page does not read: campaign params are preserved. */
export function withCampaign(location: string, target: string, address: string): string {
  const read = new URLSearchParams(split(address)[1]);
  const [path, query] = split(location);
  const moved = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(split(target)[1])) {
    if (!read.has(name) && !moved.has(name)) moved.append(name, value.slice(0, 200));
  }
  return moved.size > 0 ? `${path}?${moved}` : path;
}

/** A NUL is never legitimate text: no keyboard types it, and PostgreSQL does not store it. */
export const hasNul = (target: string): boolean => /\?.*%00/.test(target);

function split(target: string): [path: string, query: string] {
  const at = target.indexOf("?");
  return at === -1 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}
