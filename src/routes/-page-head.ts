import { jsonForScript } from "#kit/json-script.ts";

type PageHead = {
  title: string;
  description?: string;
  /** Of this page, without the origin. */
  path: string;
  noindex?: boolean;
  /** Address of a picture that stands for the page. */
  image?: string | undefined;
  /** Instead of it, a picture drawn for sharing, and what the page is. */
  share?: Share | undefined;
  /** Facts for search engines, in schema.org's words; given where the house is. */
  facts?: ((origin: string) => object[]) | undefined;
};

type Share = { image: string; width: number; height: number; type: "product" | "profile" | "website"; priceCents?: number };

/** Title, description, canonical address and sharing facts of a public page. */
export function pageHead(matches: readonly { loaderData?: unknown }[], page: PageHead) {
  const origin = originOf(matches);
  const title = `${page.title} · Autoria`;
  return {
    meta: [
      { title },
      { property: "og:title", content: page.title },
      { property: "og:site_name", content: "Autoria" },
      ...(page.description ? [{ name: "description", content: page.description.slice(0, 300) }] : []),
      { property: "og:url", content: origin + page.path },
      ...(page.description ? [{ property: "og:description", content: page.description.slice(0, 300) }] : []),
      ...(page.image ? [{ property: "og:image", content: origin + page.image }] : []),
      ...(page.share ? shareMeta(page.share, origin) : []),
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
const shareMeta = ({ image, width, height, type, priceCents }: Share, origin: string) => [
  { property: "og:type", content: type },
  { property: "og:image", content: origin + image },
  { property: "og:image:width", content: String(width) },
  { property: "og:image:height", content: String(height) },
  { property: "og:locale", content: "pt_BR" },
  { name: "twitter:card", content: "summary_large_image" },
  ...(priceCents === undefined
    ? []
    : [
        { property: "product:price:amount", content: (priceCents / 100).toFixed(2) },
        { property: "product:price:currency", content: "BRL" },
      ]),
];

/** The house's own address, which the layout's loader knows. */
function originOf(matches: readonly { loaderData?: unknown }[]): string {
  for (const { loaderData } of matches) {
    if (loaderData && typeof loaderData === "object" && "origin" in loaderData) return String(loaderData.origin);
  }
  return "";
}

/** Of an address with nothing behind it. */
export const missingHead = () => ({
  meta: [{ title: "Esta página saiu do varal · Autoria" }, { name: "robots", content: "noindex" }],
});
