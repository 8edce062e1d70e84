import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { RemovableChip } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ProductGrid } from "../product-card.tsx";
import type { AppliedFilter } from "./applied-filters.ts";
import type { ChangeSearch } from "./use-listing-search.ts";

type EmptyListingProps = { filters: AppliedFilter[]; change: ChangeSearch; instead: ProductCardFacts[] };

/** Nothing matched: take one filter off, or look at what others take home. */
export function EmptyListing({ filters, change, instead }: EmptyListingProps) {
  return (
    <div className="grid gap-12">
      <EmptyState
        title="Nada no varal com estes filtros"
        action={
          <ul className="flex flex-wrap justify-center gap-2">
            {filters.map((filter) => (
              <li key={filter.label}>
                <RemovableChip onClick={() => change(filter.without)}>{filter.label}</RemovableChip>
              </li>
            ))}
          </ul>
        }
      >
        Tire um deles para ver mais, ou escreva a busca de outro jeito.
      </EmptyState>
      {instead.length > 0 && (
        <section aria-labelledby="em-vez">
          <h2 id="em-vez" className="mb-5 text-t2">
            Enquanto isso, os mais levados
          </h2>
          <ProductGrid products={instead} />
        </section>
      )}
    </div>
  );
}
