const MAX_LENGTH = 2048;
const NOWHERE = "http://own.invalid";

/** Whether a path from an untrusted source can only lead to this site: no host, no tricks with slashes or encoding. */
export function isOwnPath(path: unknown): path is string {
  if (typeof path !== "string" || path.length > MAX_LENGTH || !path.startsWith("/")) return false;
  if (/[\\\s\p{Cc}\p{Cf}\p{Surrogate}]/u.test(path)) return false;
  const [pathname = ""] = path.split(/[?#]/, 1);
  if (/\/\/|@|%(?:0|1|2f|5c|7f|20)|\/\.{1,2}(?:\/|$)|%2e/i.test(pathname)) return false;
  return URL.canParse(path, NOWHERE) && new URL(path, NOWHERE).origin === NOWHERE;
}

/** The destination after signing in: the requested path when it is on this site, else the panel. */
export function ownPath(path: unknown, fallback = "/painel"): string {
  return isOwnPath(path) ? path : fallback;
}
