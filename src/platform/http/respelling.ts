/** The same address without a trailing slash and with its first segment (always a name of ours) in lower case; null when it already is. */
export const wellSpelled = (url: string): string | null =>
  respelled(url, (path) => path.replace(/(.)\/+$/, "$1").replace(/^\/[^/]+/, (first) => first.toLowerCase()));

/** The same address in lower case, for one not found as typed; null when it already is. */
export const inSmallLetters = (url: string): string | null => respelled(url, (path) => path.toLowerCase());

/** Never leads to another site: "//host" and "/\\host" are read the same way. */
function respelled(url: string, spell: (path: string) => string): string | null {
  const { pathname, search } = new URL(url);
  const path = spell(pathname);
  return path !== pathname && /^\/[^/\\]/.test(path) ? path + search : null;
}
