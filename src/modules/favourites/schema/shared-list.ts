import type { ProductCardFacts } from "../../catalog/schema/product-card.ts";

/** A list as whoever has its address sees it: never a note, nor what left the shop. */
export type SharedList = {
  id: string;
  token: string;
  name: string;
  ownerName: string;
  /** Its owner's public page, when it is open. */
  ownerSlug: string | null;
  products: ProductCardFacts[];
};

export type SharedListCard = { token: string; name: string; count: number; covers: ProductCardFacts[] };
