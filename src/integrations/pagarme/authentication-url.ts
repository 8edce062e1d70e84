const MOST = 2_048;

/**
 * The bank's page that the provider names, if a browser may be led there: https, or the port of an API that runs on this very machine.
 * Null for anything else, with a name and a password in it, or too long.
 */
export function safeAuthenticationUrl(given: string | null | undefined, apiUrl: string): string | null {
  if (!given || given.length > MOST || !URL.canParse(given)) return null;
  const url = new URL(given);
  if (url.username !== "" || url.password !== "") return null;
  return url.protocol === "https:" || isBesideApi(url, new URL(apiUrl)) ? url.href : null;
}

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** By whichever of its names: a local provider listens on one and is called by another. */
const isBesideApi = (url: URL, api: URL): boolean =>
  url.protocol === "http:" && LOOPBACK.includes(url.hostname) && LOOPBACK.includes(api.hostname) && url.port === api.port;
