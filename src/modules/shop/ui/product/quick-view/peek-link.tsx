import { createContext, use } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { keepList, peekHref, peekPlace } from "./peeked.ts";

/** The list a card is in. */
export const PeekList = createContext<readonly ProductCardFacts[]>([]);

/** Looks at a product over the page; in another tab, its own page. */
export function PeekLink({ product }: { product: ProductCardFacts }) {
  const list = use(PeekList);
  return (
    <RouterLink
      href={peekHref(product.slug)}
      over={peekPlace(product.slug)}
      onClick={() => keepList(list.length > 0 ? list : [product])}
      title={product.title}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-semibold shadow-[0_1px_2px_oklch(0_0_0/0.13)] transition-opacity hover:bg-well max-md:size-9 max-md:justify-center max-md:px-0 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:focus-visible:opacity-100"
    >
      <span aria-hidden className="glyph glyph-eye size-4" />
      <span className="max-md:sr-only">Visualização rápida</span>
    </RouterLink>
  );
}
