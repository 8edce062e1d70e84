import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { CoverRow } from "#ui/cover-row.tsx";
import { PeekList } from "../product/quick-view/peek-link.tsx";
import { ProductCard } from "../product-card.tsx";

type ProductRowsProps = { products: ProductCardFacts[]; signed?: boolean; headingLevel: 2 | 3 };

const COVERS_AT_ONCE = 4;

/** The cards of a list one under another, for who reads titles rather than covers. */
export function ProductRows({ products, ...look }: ProductRowsProps) {
  return (
    <PeekList value={products}>
      <ul className="border-t border-line">
        {products.map((product, index) => (
          <li key={product.id} className="border-b border-line">
            <ProductCard product={product} priority={index < COVERS_AT_ONCE} Work={CoverRow} sizes="96px" {...look} />
          </li>
        ))}
      </ul>
    </PeekList>
  );
}

/** A row before it arrives. */
export function CoverRowSkeleton() {
  return (
    <div aria-hidden className="after-300ms flex gap-4 border-b border-line py-4 md:gap-6">
      <Skeleton className="aspect-4/5 w-[76px] shrink-0 md:w-[96px]" />
      <div className="flex-1">
        <Skeleton className="h-4 w-[70%]" />
        <Skeleton className="mt-2.5 h-3 w-1/3" />
        <Skeleton className="mt-2 h-3 w-1/4" />
      </div>
    </div>
  );
}
