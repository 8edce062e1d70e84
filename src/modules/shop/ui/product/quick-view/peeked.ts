import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The product looked at over the page. */
    espiar?: string;
  }
}

/** The cards of the list the quick view was opened from, in their order: what ← and → go through. */
let list: readonly ProductCardFacts[] = [];

export function saveList(products: readonly ProductCardFacts[]): void {
  list = products;
}

export const peekedList = (): readonly ProductCardFacts[] => list;

export const peekHref = (slug: string): string => `/informacoes-do-produto?produto=${slug}`;

/** Where a quick view stands: over the page, under its own address; a reload opens the page of that address. */
export const peekPlace = (slug: string) => ({
  to: "." as const,
  search: true as const,
  resetScroll: false,
  state: { espiar: slug },
  mask: { to: "/informacoes-do-produto" as const, search: { produto: slug }, unmaskOnReload: true },
});
