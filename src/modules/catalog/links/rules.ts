import { cleanText } from "#kit/text.ts";
import { ok, type Outcome, refuse } from "#kit/outcome.ts";

/** The kind of a file that is a link. */
export const LINK_KIND = "link";
export const LONGEST_ADDRESS = 1000;
export const LONGEST_LINK_WORDS = 500;
export const LONGEST_LINK_TITLE = 120;

type Site = {
  name: string;
  /** Each with its subdomains, unless `isExact`. */
  hosts: readonly string[];
  isExact?: true;
  /** Whoever has a page there has a host of their own: its first page is one too. */
  hasOwnHosts?: true;
};

/** Where a link may lead: places that keep what somebody made and show it to who has its address. */
export const LINK_SITES: readonly Site[] = [
  { name: "Canva", hosts: ["canva.com"] },
  { name: "Google Docs e Google Drive", hosts: ["docs.google.com", "drive.google.com"], isExact: true },
  { name: "Notion", hosts: ["notion.so", "notion.com"] },
  { name: "Notion", hosts: ["notion.site"], hasOwnHosts: true },
  { name: "Figma", hosts: ["figma.com"] },
  { name: "Dropbox", hosts: ["dropbox.com"] },
  { name: "OneDrive e SharePoint", hosts: ["onedrive.live.com", "1drv.ms", "sharepoint.com"] },
  { name: "Adobe Express", hosts: ["express.adobe.com", "new.express.adobe.com"], isExact: true },
  { name: "Airtable", hosts: ["airtable.com"] },
  { name: "Genially", hosts: ["genially.com", "genial.ly"] },
  { name: "Miro", hosts: ["miro.com"] },
  { name: "Padlet", hosts: ["padlet.com"] },
  { name: "Trello", hosts: ["trello.com"] },
  { name: "Vimeo", hosts: ["vimeo.com"] },
  { name: "Wordwall", hosts: ["wordwall.net"] },
  { name: "YouTube", hosts: ["youtube.com", "youtu.be"] },
];

/** The sites by name, as authors read them. */
export const linkSiteNames: string = [...new Set(LINK_SITES.map((site) => site.name))].join(", ");

export type LinkRefusal = "missing" | "too_long" | "not_an_address" | "not_https" | "site_refused" | "leads_on" | "front_page";

const isOf = (host: string, { hosts, isExact }: Site): boolean =>
  hosts.some((one) => host === one || (!isExact && host.endsWith(`.${one}`)));

const ENTERED_BY_ADDRESS = /^[a-z][a-z0-9+.-]*:/i;
/** A whole address inside another: how a site is made to send whoever comes to another one. */
const ADDRESS_INSIDE = /https?:|\/\//i;

/**
 * The address of a link that may be sold, as the WHATWG reads it: https, at one of the sites of the list, with nothing in it that makes
 * that site send people on to another. What is typed without "https://" gets it.
 */
export function parseSoldLink(typed: string): Outcome<{ address: string; host: string }, LinkRefusal> {
  const words = typed.trim();
  if (words === "") return refuse("missing");
  const whole = ENTERED_BY_ADDRESS.test(words) ? words : `https://${words}`;
  if (whole.length > LONGEST_ADDRESS) return refuse("too_long");
  if (/[\s\\\p{Cc}]/u.test(whole) || !URL.canParse(whole)) return refuse("not_an_address");
  const url = new URL(whole);
  if (url.protocol !== "https:") return refuse("not_https");
  const site = LINK_SITES.find((one) => isOf(url.hostname, one));
  if (!site || url.username || url.password || url.port) return refuse("site_refused");
  if (ADDRESS_INSIDE.test(unescaped(url.pathname + url.search + url.hash))) return refuse("leads_on");
  if (!site.hasOwnHosts && url.pathname === "/" && !url.search) return refuse("front_page");
  return url.href.length > LONGEST_ADDRESS ? refuse("too_long") : ok({ address: url.href, host: url.hostname });
}

/** Whether an address is at one of the sites of the list, as a link may be, whatever is in its path. */
export const isAtSoldSite = (url: URL): boolean =>
  url.protocol === "https:" && !url.username && !url.password && !url.port && LINK_SITES.some((site) => isOf(url.hostname, site));

/** Without the escapes of an address, however many times it was escaped. */
function unescaped(text: string): string {
  let read = text;
  for (let times = 0; times < 5; times++) {
    const next = read.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (next === read) break;
    read = next;
  }
  return read;
}

/** The host as people read it. */
export const shownHost = (host: string): string => host.replace(/^www\./, "");

/** Beside a link, wherever its buyer reads of it. */
export const linkPlace = (host: string): string => `Link que abre em ${shownHost(host)}, site de outra empresa`;

/** The title of a link as it is kept: on one line, with nothing that hides or turns text around. */
export function cleanLinkTitle(typed: string): string {
  const cleaned = cleanText(typed.slice(0, LONGEST_LINK_TITLE), { max: LONGEST_LINK_TITLE });
  return (cleaned.ok && cleaned.value) || "Link";
}
