import { breadcrumbFacts } from "#kit/breadcrumb-facts.ts";
import { isCompanyName } from "#kit/company-name.ts";

type Store = { slug: string; authorName: string; tagline: string; bio: string; portraitId: string | null };

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
