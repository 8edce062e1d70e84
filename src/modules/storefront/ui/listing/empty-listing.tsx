import { plural } from "#kit/format.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { buttonClass } from "#ui/button.tsx";
import { chipClass } from "#ui/chip.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { ProductGrid } from "../product-card.tsx";
import type { AppliedFilter } from "./applied-filters.ts";
import type { ListingPlace } from "./use-listing-place.ts";

type EmptyListingProps = { listing: Listing; filters: AppliedFilter[]; place: ListingPlace };

/** Nothing matched: what taking one filter off would show, or what others take home. */
export function EmptyListing({ listing, filters, place }: EmptyListingProps) {
  const { drop, instead, search } = listing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <EmptyState
        title={emptyTitle(search.busca, filters)}
        action={
          drop.length > 0 ? (
            <ul className="flex flex-wrap justify-center gap-2">
              {drop.map(({ label, href, count }) => (
                <li key={href}>
                  <RouterLink href={place.here(href)} className={chipClass({ className: "h-auto whitespace-normal py-1.5" })}>
                    Sem {label}: <b className="tn font-semibold">{plural(count, "material", "materiais")}</b>
                  </RouterLink>
                </li>
              ))}
            </ul>
          ) : (
            <RouterLink href={place.here("/produtos")} className={buttonClass()}>
              {place.inStore ? "Ver tudo da loja" : "Ver todos os materiais"}
            </RouterLink>
          )
        }
      >
        {drop.length > 0
          ? "Tire um filtro para ver mais, ou escreva a busca de outro jeito."
          : "Escreva de outro jeito, com menos palavras."}
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

function emptyTitle(words: string | undefined, filters: AppliedFilter[]): string {
  if (words === undefined)
    return filters.length === 1 ? "Nada no varal com este filtro" : `Nada no varal com estes ${filters.length} filtros`;
  const others = filters.length - 1;
  return others > 0 ? `Nada com “${words}” e ${plural(others, "filtro", "filtros")}` : `Nada com “${words}”`;
}
