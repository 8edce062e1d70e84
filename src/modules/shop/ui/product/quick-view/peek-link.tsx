import { createContext, use } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { saveList, peekHref, peekPlace } from "./peeked.ts";

/** The list a card is in. */
export const PeekList = createContext<readonly ProductCardFacts[]>([]);

/** Looks at a product over the page; in another tab, its own page. */
export function PeekLink({ product }: { product: ProductCardFacts }) {
  const list = use(PeekList);
  return (
    <RouterLink
      href={peekHref(product.slug)}
      over={peekPlace(product.slug)}
      onClick={() => saveList(list.length > 0 ? list : [product])}
      title={product.title}
      className="card-peek"
    >
      Visualização rápida
    </RouterLink>
  );
}
