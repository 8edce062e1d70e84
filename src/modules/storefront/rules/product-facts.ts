type Product = {
  id: number;
  title: string;
  promise: string;
  priceCents: number;
  authorName: string;
  ratingSum: number;
  ratingCount: number;
  category: { name: string };
};

const FEWEST_VOTES = 3;

/** A product in schema.org's words, for search engines. */
export function productFacts(product: Product): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.title,
    ...(product.promise ? { description: product.promise } : {}),
    sku: `AUT-${String(product.id).padStart(6, "0")}`,
    category: product.category.name,
    brand: { "@type": "Person", name: product.authorName },
    offers: {
      "@type": "Offer",
      price: (product.priceCents / 100).toFixed(2),
      priceCurrency: "BRL",
      availability: "https://schema.org/InStock",
      seller: { "@type": "Person", name: product.authorName },
    },
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
