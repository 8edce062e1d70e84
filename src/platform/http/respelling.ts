/** Where the same address is without the slash at its end and with its first word, which is always a name of ours, in small letters; null when it is there. */
export const wellSpelled = (url: string): string | null =>
  respelled(url, (path) => path.replace(/(.)\/+$/, "$1").replace(/^\/[^/]+/, (first) => first.toLowerCase()));

/** Where the same address in small letters is, for one that was not found in capitals; null when it has none. */
export const inSmallLetters = (url: string): string | null => respelled(url, (path) => path.toLowerCase());

/** Never another site's: "//host" and "/\\host" are read as one. */
function respelled(url: string, spell: (path: string) => string): string | null {
  const { pathname, search } = new URL(url);
  const path = spell(pathname);
  return path !== pathname && /^\/[^/\\]/.test(path) ? path + search : null;
}
