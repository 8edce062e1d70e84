import { brand } from "#kit/brand/brand.ts";

export type FeedItem = {
  slug: string;
  title: string;
  summary: string;
  authorName: string;
  categoryTitle: string;
  publishedAt: Date;
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** RSS 2.0 of the newest posts, newest first; `origin` is the market's address. */
export function rss(origin: string, items: FeedItem[]): string {
  const newest = items[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${escaped(`Blog ${brand.of}`)}</title>`,
    `<link>${escaped(`${origin}/blog`)}</link>`,
    `<atom:link href="${escaped(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    "<description>Sobre fazer, vender e usar materiais digitais de autores brasileiros.</description>",
    "<language>pt-BR</language>",
    ...(newest ? [`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`] : []),
    ...items.map((item) => itemOf(origin, item)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemOf(origin: string, { slug, title, summary, authorName, categoryTitle, publishedAt }: FeedItem): string {
  const address = escaped(`${origin}/blog/${slug}`);
  return [
    "<item>",
    `<title>${escaped(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<description>${escaped(summary)}</description>`,
    `<category>${escaped(categoryTitle)}</category>`,
    `<dc:creator>${escaped(authorName)}</dc:creator>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    "</item>",
  ].join("\n");
}
