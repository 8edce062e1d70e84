import { XMLParser, XMLValidator } from "fast-xml-parser";
import * as z from "zod";

/** What sitemaps.org lets one file hold. */
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
const LISTS = new Set(["url", "sitemap", "item"]);

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@", isArray: (name) => LISTS.has(name) });
const inside = (origin: string) => z.url().startsWith(`${origin}/`);

function parsed(xml: string): unknown {
  const sound = XMLValidator.validate(xml);
  if (sound !== true) throw new Error(sound.err.msg);
  return parser.parse(xml);
}

/** The addresses of a file of the map, or of its index; throws for what the protocol does not take. */
export function placesOf(xml: string, origin: string): string[] {
  if (Buffer.byteLength(xml) > MOST_BYTES) throw new Error("too large");
  const place = z.strictObject({ loc: inside(origin), lastmod: z.iso.datetime().optional() });
  const places = z.array(place).min(1).max(MOST_ADDRESSES);
  const xmlns = z.literal("http://www.sitemaps.org/schemas/sitemap/0.9");
  const file = z.looseObject({
    urlset: z.strictObject({ "@xmlns": xmlns, url: places }).optional(),
    sitemapindex: z.strictObject({ "@xmlns": xmlns, sitemap: places }).optional(),
  });
  const { urlset, sitemapindex } = file.parse(parsed(xml));
  return (urlset?.url ?? sitemapindex?.sitemap ?? []).map(({ loc }) => loc);
}

/** The addresses of a feed's posts, the newest first; throws for what RSS 2.0 does not take. */
export function postsOf(xml: string, origin: string): string[] {
  const day = z.string().refine((text) => new Date(text).toUTCString() === text, { error: "não é uma data de RFC 822" });
  const words = z.coerce.string().trim().min(1);
  const item = z.strictObject({
    title: words,
    link: inside(origin),
    guid: z.strictObject({ "#text": inside(origin), "@isPermaLink": z.literal("true") }),
    description: words,
    category: words,
    "dc:creator": words,
    pubDate: day,
  });
  const feed = z.looseObject({
    rss: z.looseObject({
      "@version": z.literal("2.0"),
      channel: z.strictObject({
        title: words,
        link: z.literal(`${origin}/blog`),
        "atom:link": z.looseObject({ "@href": z.literal(`${origin}/blog/rss.xml`), "@rel": z.literal("self") }),
        description: words,
        language: z.literal("pt-BR"),
        lastBuildDate: day,
        item: z.array(item).min(1).max(100),
      }),
    }),
  });
  const items = feed.parse(parsed(xml)).rss.channel.item;
  const days = items.map(({ pubDate }) => Date.parse(pubDate));
  if (days.join() !== days.toSorted((a, b) => b - a).join()) throw new Error("not the newest first");
  return items.map(({ link }) => link);
}
