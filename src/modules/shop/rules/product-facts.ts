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
};

type Around = { origin: string; offers: { priceCents: number }[]; image: string };

const FEWEST_VOTES = 3;
const reais = (cents: number): string => (cents / 100).toFixed(2);

/** A product in schema.org's words, for search engines. */
export function productFacts(product: Product, { origin, offers, image }: Around): object {
  const prices = offers.map((offer) => offer.priceCents);
  const terms = {
    priceCurrency: "BRL",
    availability: "https://schema.org/InStock",
    url: `${origin}/produto/${product.slug}`,
    seller: { "@type": "Person", name: product.authorName },
  };
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    ...(product.promise ? { description: product.promise } : {}),
    image: origin + image,
    sku: `AUT-${String(product.id).padStart(6, "0")}`,
    category: product.category.name,
    brand: { "@type": "Brand", name: product.authorName },
    offers:
      prices.length > 1
        ? {
            "@type": "AggregateOffer",
            lowPrice: reais(Math.min(...prices)),
            highPrice: reais(Math.max(...prices)),
            offerCount: prices.length,
            ...terms,
          }
        : { "@type": "Offer", price: reais(prices[0] ?? 0), ...terms },
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
