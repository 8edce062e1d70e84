import { decodeHost } from "./decode-host.ts";
import { ok, type Outcome, refuse } from "./outcome.ts";

const MAX = 200;
/** Link shorteners: they hide the destination. */
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

/** Top-level domains outside the public internet (RFC 2606, 6761, 6762, 8375 and those private networks use). */
const PRIVATE = new Set(
  "local localhost localdomain internal intranet private corp home lan test invalid example onion arpa".split(" "),
);
/** Allowed characters of a host: only the letters of Portuguese, so that none can imitate a letter of another address. */
const READABLE = /^[a-z0-9àáâãçéêíóôõúü.-]+$/;

export type LinkRefusal = "not_a_link" | "too_long" | "hidden" | "not_public" | "look_alike";

/**
 * The address of a public web page, as https: a named host, no user, no port. Text without a scheme gets "https://". Refuses IP addresses
 * and private networks, link shorteners, which hide the destination, hosts with letters that imitate others, and more than 200 characters.
 */
export function parsePublicLink(text: string): Outcome<string, LinkRefusal> {
  const typed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (address.length > MAX) return refuse("too_long");
  if (typed === "" || /\s/.test(address) || !URL.canParse(address)) return refuse("not_a_link");
  const url = new URL(address);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username || url.password || url.port || !HOST.test(url.hostname)) return refuse("not_a_link");
  if (PRIVATE.has(url.hostname.split(".").at(-1) ?? "")) return refuse("not_public");
  if (!READABLE.test(decodeHost(url.hostname) ?? "")) return refuse("look_alike");
  if (SHORTENERS.has(url.hostname.replace(/^www\./, ""))) return refuse("hidden");
  url.protocol = "https:";
  return ok(url.href);
}
