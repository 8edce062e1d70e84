import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";

export type Picture = { key: string; label: string; alt: string; image: ImageRef | null; isSample: boolean };

/** The cover, drawn by the page when there is none, and the sample pages. */
export const picturesOf = ({ title, cover, previews }: Pick<ProductPageFacts, "title" | "cover" | "previews">): Picture[] => [
  { key: "capa", label: "Capa", alt: `Capa: ${title}`, image: cover, isSample: false },
  ...previews.map((page) => ({
    key: page.id,
    label: `Página da prévia ${page.pageNumber}`,
    alt: `Página ${page.pageNumber} de ${title}`,
    image: page,
    isSample: true,
  })),
];
