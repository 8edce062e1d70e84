import { ok, type Outcome, refuse } from "./outcome.ts";

const MAX = 200;
/** They hide where they lead. */
const SHORTENERS = new Set([
  "bit.ly",
  "tinyurl.com",
  "goo.gl",
  "t.co",
  "is.gd",
  "cutt.ly",
  "encurtador.com.br",
  "ow.ly",
  "rebrand.ly",
]);
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

export type LinkRefusal = "not_a_link" | "hidden";

/**
 * The address of a page of the web, as anybody may be sent to it: https, a host with a name, no user, no port. What is typed without
 * "https://" gets it. Refuses addresses of machines, and shorteners, which hide where they lead.
 */
export function parsePublicLink(text: string): Outcome<string, LinkRefusal> {
  const typed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (typed === "" || address.length > MAX || /\s/.test(address) || !URL.canParse(address)) return refuse("not_a_link");
  const url = new URL(address);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username || url.password || url.port || !HOST.test(url.hostname)) return refuse("not_a_link");
  if (SHORTENERS.has(url.hostname.replace(/^www\./, ""))) return refuse("hidden");
  url.protocol = "https:";
  return ok(url.href);
}
