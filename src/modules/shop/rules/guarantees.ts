import { isCompanyName } from "#kit/person-name.ts";
import { breadcrumbFacts } from "#kit/breadcrumb-facts.ts";

type Store = { slug: string; authorName: string; tagline: string; bio: string; portraitId: string | null };

/** The market and the platform behind it in schema.org's words, for search engines; the search box is the market's own. */
export const houseFacts = (origin: string): object[] => [
  {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Autoria",
    url: `${origin}/`,
    inLanguage: "pt-BR",
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/produtos?busca={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  },
  { "@context": "https://schema.org", "@type": "Organization", name: "Autoria", url: `${origin}/` },
];

/** Who sells, and the way down to their store, in the same words. */
export function storeFacts({ slug, authorName, tagline, bio, portraitId }: Store, origin: string): object[] {
  const url = `${origin}/loja/${slug}`;
  return [
    {
      "@context": "https://schema.org",
      "@type": "ProfilePage",
      url,
      mainEntity: {
        "@type": isCompanyName(authorName) ? "Organization" : "Person",
        name: authorName,
        url,
        ...(bio || tagline ? { description: bio || tagline } : {}),
        ...(portraitId ? { image: `${origin}/imagens/${portraitId}/640.webp` } : {}),
      },
    },
    breadcrumbFacts(
      [
        { name: "Lojas", path: "/lojas" },
        { name: authorName, path: `/loja/${slug}` },
      ],
      origin,
    ),
  ];
}
