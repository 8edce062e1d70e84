import { useRouter } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { createContext, type MouseEvent, use } from "react";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { afterPaint } from "#ui/after-paint.ts";
import { isPlainPress } from "#ui/is-plain-press.ts";
import { keepList, peekHref, peekPlace } from "./peeked.ts";

/** The list a card is in. */
export const PeekList = createContext<readonly ProductCardFacts[]>([]);

/** Looks at a product over the page; in another tab, its own page. */
export function PeekLink({ product }: { product: ProductCardFacts }) {
  const list = use(PeekList);
  const router = useRouter();

  function peek(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    keepList(list.length > 0 ? list : [product]);
    afterPaint(() => void router.navigate(peekPlace(product.slug)));
  }

  return (
    <a
      href={peekHref(product.slug)}
      onClick={peek}
      title={product.title}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-surface px-3 text-xs font-semibold shadow-[0_1px_2px_oklch(0_0_0/0.13)] transition-opacity duration-[120ms] hover:bg-well max-md:size-9 max-md:justify-center max-md:px-0 md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:focus-visible:opacity-100"
    >
      <Eye aria-hidden className="size-4 stroke-2" />
      <span className="max-md:sr-only">Espiar</span>
    </a>
  );
}
