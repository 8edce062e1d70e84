import { jsonForScript } from "#kit/json-script.ts";

type PageHead = {
  title: string;
  description?: string;
  /** Of this page, without the origin. */
  path: string;
  noindex?: boolean;
  /** Address of a picture that stands for the page. */
  image?: string | undefined;
  /** Facts for search engines, in schema.org's words. */
  facts?: object | undefined;
};

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
      ...(page.image ? [{ property: "og:image", content: origin + page.image }] : []),
      ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    ],
    links: [{ rel: "canonical", href: origin + page.path }],
    scripts: page.facts ? [{ type: "application/ld+json", children: jsonForScript(page.facts) }] : [],
  };
}

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
