import { createLink } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { type ComponentProps, createContext, use } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { keepList, peekPlace } from "./peeked.ts";

/** The list a card is in. */
export const PeekList = createContext<readonly ProductCardFacts[]>([]);

type AnchorProps = ComponentProps<"a"> & { "data-status"?: string };

/** It opens over this very page, which the router would call being there already. */
const Elsewhere = createLink(({ "aria-current": _here, "data-status": _active, children, ...rest }: AnchorProps) => (
  <a {...rest}>{children}</a>
));

/** Looks at a product over the page; in another tab, its own page. */
export function PeekLink({ product }: { product: ProductCardFacts }) {
  const list = use(PeekList);
  return (
    <Elsewhere
      {...peekPlace(product.slug)}
      preload={false}
      onClick={() => keepList(list.length > 0 ? list : [product])}
      title={product.title}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-semibold shadow-[0_1px_2px_oklch(0_0_0/0.13)] transition-opacity duration-[120ms] hover:bg-well max-md:size-9 max-md:justify-center max-md:px-0 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:focus-visible:opacity-100"
    >
      <Eye aria-hidden className="size-4 stroke-2" />
      <span className="max-md:sr-only">Espiar</span>
    </Elsewhere>
  );
}
