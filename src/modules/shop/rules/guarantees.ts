import { brand } from "#kit/brand/brand.ts";

/** The market and the platform behind it in schema.org's words, for search engines; the search box is the market's own. */
export const platformFacts = (origin: string): object[] => [
  {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: brand.name,
    url: `${origin}/`,
    inLanguage: "pt-BR",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/produtos?busca={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
  { "@context": "https://schema.org", "@type": "Organization", name: brand.name, url: `${origin}/` },
];
