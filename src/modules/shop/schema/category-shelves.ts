import type { Listing } from "#modules/catalog/schema/listing.ts";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import type { StoreCardFacts } from "#modules/catalog/schema/store-page.ts";

export const CATEGORY_SHELVES = ["mais_vendidos", "novidades", "gratis"] as const;
export type CategoryShelfKind = (typeof CATEGORY_SHELVES)[number];

/** What a category shows before its list: shelves of products, none of them twice, and who sells there. */
export type CategoryShelves = {
  shelves: { kind: CategoryShelfKind; products: ProductCardFacts[] }[];
  stores: StoreCardFacts[];
};

/** `shelves` only on the first page of a whole category. */
export type ListingView = Listing & { shelves: CategoryShelves | null };
