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

/**
 * Where a request that names a kept page in another spelling is sent, query and all: in capitals, or with a slash at the end, as
 * keyboards and flyers write it. Null when the path is spelt as it should be, or is no page's in any spelling.
 */
export function respelledAddress(target: string, pages: readonly CachedPage[]): string | null {
  const [path, query] = split(target);
  const isPage = (address: string) => pages.some((one) => one.path.test(address));
  if (isPage(path)) return null;
  const small = path.replace(/\/+$/, "").toLowerCase();
  // A coupon's code is the one name that is written in capitals.
  const spelling = [small, small.replace(/[^/]+$/, (name) => name.toUpperCase())].find(isPage);
  return spelling === undefined ? null : query ? `${spelling}?${query}` : spelling;
}

/** Where a page moved, with what the request's query names and the page does not read: a campaign's names go on with the visitor. */
export function withCampaign(location: string, target: string, address: string): string {
  const read = new URLSearchParams(split(address)[1]);
  const [path, query] = split(location);
  const moved = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(split(target)[1])) {
    if (!read.has(name) && !moved.has(name)) moved.append(name, value.slice(0, 200));
  }
  return moved.size > 0 ? `${path}?${moved}` : path;
}

/** A zero byte is no text: no keyboard writes it, and PostgreSQL keeps none. */
export const hasNul = (target: string): boolean => /\?.*%00/.test(target);

function split(target: string): [path: string, query: string] {
  const at = target.indexOf("?");
  return at === -1 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}
