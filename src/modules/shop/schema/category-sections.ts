import type { Listing } from "#modules/catalog/schema/listing.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { StoreCardFacts } from "#modules/catalog/schema/store-page.ts";

export const CATEGORY_SECTIONS = ["mais_vendidos", "novidades", "gratis"] as const;
export type CategorySectionKind = (typeof CATEGORY_SECTIONS)[number];

/** What a category shows before its list: sections of products, none of them twice, and who sells there. */
export type CategorySections = {
  sections: { kind: CategorySectionKind; products: ProductCardFacts[] }[];
  stores: StoreCardFacts[];
};

/** `sections` only on the first page of a whole category. */
export type ListingView = Listing & { sections: CategorySections | null };
