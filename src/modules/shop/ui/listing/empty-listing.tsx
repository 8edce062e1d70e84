import { plural } from "#kit/format.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { ProductGrid } from "../product-card.tsx";
import { type AppliedFilter, filterCount } from "./applied-filters.ts";
import type { ListingPlace } from "./use-listing-place.ts";
import { WithoutOne } from "./without-one.tsx";

type EmptyListingProps = { listing: Listing; filters: AppliedFilter[]; place: ListingPlace };

/** Nothing matched: what taking one filter off would show, or what others take home. */
export function EmptyListing({ listing, filters, place }: EmptyListingProps) {
  const { drop, instead, search } = listing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <EmptyState
        title={emptyTitle(search.busca, filterCount(filters, search))}
        action={
          <div className="grid justify-items-center gap-5">
            {drop.length > 0 ? (
              <WithoutOne drop={drop} place={place} className="justify-center" />
            ) : (
              <RouterLink href={place.here("/produtos")} className={buttonClass()}>
                {place.inStore ? "Ver tudo da loja" : "Ver todos os materiais"}
              </RouterLink>
            )}
            {!place.inStore && (
              <RouterLink href={askHref(filters)} className="link text-sm">
                Pedir este material
              </RouterLink>
            )}
          </div>
        }
      >
        {drop.length > 0
          ? "Tire um filtro para ver mais, ou escreva a busca de outro jeito."
          : "Escreva de outro jeito, com menos palavras."}
      </EmptyState>
      {instead.length > 0 && (
        <section aria-labelledby="em-vez">
          <h2 id="em-vez" className="mb-5 text-t2">
            Enquanto isso, os mais vendidos
          </h2>
          <ProductGrid products={instead} />
        </section>
      )}
    </div>
  );
}

/** The form to write to the platform, which begins the message by what was looked for. */
function askHref(filters: AppliedFilter[]): string {
  const wanted = filters.map(({ label }) => label.replace(/[“”]/g, "")).join(", ");
  return `/ajuda/contato?${new URLSearchParams({ assunto: "outro", procura: wanted }).toString()}`;
}

function emptyTitle(words: string | undefined, filters: number): string {
  if (words === undefined)
    return filters === 1 ? "Nenhum resultado com este filtro" : `Nenhum resultado com estes ${filters} filtros`;
  return filters > 0
    ? `Nenhum resultado para “${words}” e ${plural(filters, "filtro", "filtros")}`
    : `Nenhum resultado para “${words}”`;
}
