import { isCompanyName } from "#kit/company-name.ts";
import { breadcrumbFacts } from "#kit/breadcrumb-facts.ts";

type Product = {
  id: number;
  slug: string;
  title: string;
  promise: string;
  authorName: string;
  ratingSum: number;
  ratingCount: number;
  category: { slug: string; name: string; parent: { slug: string; name: string } | null };
  pictures: { id: string }[];
};

type Around = { origin: string; offers: { priceCents: number }[]; image: string };

const FEWEST_VOTES = 3;

/** The seven days of the law, at no cost and without sending anything back. */
const RETURN_POLICY = {
  "@type": "MerchantReturnPolicy",
  applicableCountry: "BR",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: 7,
  returnFees: "https://schema.org/FreeReturn",
  refundType: "https://schema.org/FullRefund",
};
const reais = (cents: number): string => (cents / 100).toFixed(2);

/** A product in schema.org's words, for search engines. */
export function productFacts(product: Product, { origin, offers, image }: Around): object {
  const terms = {
    "@type": "Offer",
    priceCurrency: "BRL",
    availability: "https://schema.org/InStock",
    url: `${origin}/produto/${product.slug}`,
    seller: { "@type": isCompanyName(product.authorName) ? "Organization" : "Person", name: product.authorName },
    hasMerchantReturnPolicy: RETURN_POLICY,
  };
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    ...(product.promise ? { description: product.promise } : {}),
    image:
      product.pictures.length > 0
        ? [image, ...product.pictures.map(({ id }) => `/imagens/${id}/960.webp`)].map((path) => origin + path)
        : origin + image,
    sku: `AUT-${String(product.id).padStart(6, "0")}`,
    category: product.category.name,
    brand: { "@type": "Brand", name: product.authorName },
    // One for each licence, the cheapest first: those who list products read no range.
    offers: offers
      .map((offer) => offer.priceCents)
      .toSorted((a, b) => a - b)
      .map((priceCents) => ({ ...terms, price: reais(priceCents) })),
    ...(product.ratingCount >= FEWEST_VOTES
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: (product.ratingSum / product.ratingCount).toFixed(1),
            reviewCount: product.ratingCount,
          },
        }
      : {}),
  };
}

/** The way down to a product, in the same words. */
export const productCrumbs = ({ title, slug, category }: Product, origin: string): object =>
  breadcrumbFacts(
    [
      ...(category.parent ? [{ name: category.parent.name, path: `/produtos?categoria=${category.parent.slug}` }] : []),
      { name: category.name, path: `/produtos?categoria=${category.slug}` },
      { name: title, path: `/produto/${slug}` },
    ],
    origin,
  );
