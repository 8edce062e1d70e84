import type { Listing } from "#modules/catalog/schema/listing.ts";
import { listingHref } from "#modules/catalog/schema/listing-search.ts";
import { FollowSearchButton } from "#modules/favourites/search-following/ui/follow-search-button.tsx";
import type { ListingView } from "../../schema/category-sections.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { AppliedChips } from "./applied-chips.tsx";
import { appliedFilters, filterCount } from "./applied-filters.ts";
import { CategorySections } from "./category-sections.tsx";
import { Facets } from "./facets.tsx";
import { FacetsSheet } from "./facets-sheet.tsx";
import { ListingHead } from "./listing-head.tsx";
import { ListingResults } from "./listing-results.tsx";
import { ReadAs } from "./read-as.tsx";
import { SortSelect } from "./sort-select.tsx";
import { totalWords } from "./total-words.ts";
import { useListingPlace } from "./use-listing-place.ts";
import { ViewSwitch } from "./view-switch.tsx";

/** Search and browse: facets beside, cards in order, everything in the address. */
export function ListingPage({ listing }: { listing: ListingView }) {
  const place = useListingPlace("/produtos", listing.search);
  const filters = appliedFilters(listing);
  const { ordem, vista } = place.wanted;
  const clearHref = listingHref({ ordem, vista });
  return (
    <main id="conteudo" className="wrap">
      <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={crumbsOf(listing)} />
      <ListingHead listing={listing} />
      <FollowSearchButton search={listing.search} />
      {listing.sections && listing.category && <CategorySections category={listing.category} shown={listing.sections} />}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start md:mt-[26px] md:grid-cols-[248px_minmax(0,1fr)] md:gap-11">
        <aside aria-label="Filtros" className="max-md:hidden">
          <Facets listing={listing} place={place} copy="lado" />
        </aside>
        <section aria-label="Resultados">
          <div className="sticky top-0 z-4 -mx-(--gutter) grid grid-cols-2 gap-2 border-b border-line bg-bg px-(--gutter) py-2.5 md:hidden">
            <FacetsSheet listing={listing} place={place} count={filterCount(filters, listing.search)} clearHref={clearHref} />
            <SortSelect place={place} className="h-11 justify-center bg-well" />
          </div>
          <div className="flex items-center justify-between gap-4 py-3 md:fio">
            <p className="text-sm" aria-live="polite">
              <b className="tn inline-block first-letter:uppercase">{totalWords(listing)}</b>
            </p>
            <div className="flex items-center gap-2">
              {listing.total > 0 && <ViewSwitch place={place} />}
              <SortSelect place={place} className="max-md:hidden" />
            </div>
          </div>
          <ReadAs listing={listing} place={place} />
          <AppliedChips filters={filters} place={place} clearHref={clearHref} />
          <ListingResults listing={listing} place={place} filters={filters} columns={3} headingLevel={2} />
        </section>
      </div>
    </main>
  );
}

function crumbsOf({ category }: Listing) {
  return [
    { href: "/", label: "Início" },
    ...(category ? [{ href: "/produtos", label: "Materiais" }] : []),
    ...(category?.parent ? [{ href: listingHref({ categoria: category.parent.slug }), label: category.parent.name }] : []),
  ];
}
