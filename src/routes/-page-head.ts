import { brand } from "#kit/brand/brand.ts";
import { jsonForScript } from "#kit/json-script.ts";

type PageHead = {
  title: string;
  description?: string;
  /** Of this page, without the origin. */
  path: string;
  noindex?: boolean;
  /** The picture drawn for sharing the page, 1200 × 630, and what the page is. */
  share?: Share | undefined;
  /** Facts for search engines, in schema.org's words; given where the platform is. Only the server writes them, and a page that wakes leaves them be. */
  facts?: ((origin: string) => object[]) | undefined;
};

type Share = {
  image: string;
  type: "product" | "profile" | "website" | "article";
  priceCents?: number;
};

/** Title, description, canonical address and sharing facts of a public page. */
export function pageHead(matches: readonly { loaderData?: unknown }[], page: PageHead) {
  const origin = ofFrame(matches, "origin");
  const share = page.share ?? { image: ofFrame(matches, "sharePicture"), type: "website" as const };
  const title = `${page.title} · ${brand.name}`;
  return {
    meta: [
      { title },
      { property: "og:title", content: page.title },
      { property: "og:site_name", content: brand.name },
      ...(page.description ? [{ name: "description", content: page.description.slice(0, 300) }] : []),
      { property: "og:url", content: origin + page.path },
      ...(page.description ? [{ property: "og:description", content: page.description.slice(0, 300) }] : []),
      ...shareMeta(share, origin),
      ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ],
    links: [
      { rel: "canonical", href: origin + page.path },
      { rel: "alternate", hrefLang: "pt-BR", href: origin + page.path },
    ],
    scripts: (page.facts?.(origin) ?? []).map((facts) => ({ type: "application/ld+json", children: jsonForScript(facts) })),
  };
}

/** The price goes as words that are read anew, never inside a picture that others keep. */
const shareMeta = ({ image, type, priceCents }: Share, origin: string) => [
  { property: "og:type", content: type },
  { property: "og:image", content: origin + image },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:locale", content: "pt_BR" },
  { name: "twitter:card", content: "summary_large_image" },
  ...(priceCents === undefined
    ? []
    : [
        { property: "product:price:amount", content: (priceCents / 100).toFixed(2) },
        { property: "product:price:currency", content: "BRL" },
      ]),
];

/** What the layout's loader knows: the platform's own address, and the picture of pages that have none. */
function ofFrame(matches: readonly { loaderData?: unknown }[], name: "origin" | "sharePicture"): string {
  for (const { loaderData } of matches) {
    if (loaderData && typeof loaderData === "object" && name in loaderData)
      return String((loaderData as Record<string, unknown>)[name]);
  }
  return "";
}

/** Of a page that a link in an email opens for one reader: nobody finds it, and where it leads is not told of it. */
export const emailHead = (title: string, description: string) => ({
  meta: [
    { title: `${title} · ${brand.name}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ],
});

/** Of an address with nothing behind it. */
export const missingHead = () => ({
  meta: [{ title: `Página não encontrada · ${brand.name}` }, { name: "robots", content: "noindex" }],
});

/** Where readers of feeds find the blog. */
export const FEED_LINK = {
  rel: "alternate",
  type: "application/rss+xml",
  get title() {
    return `Blog ${brand.of}`;
  },
  href: "/blog/rss.xml",
};
