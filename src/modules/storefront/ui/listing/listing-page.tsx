import { Link } from "@tanstack/react-router";
import { formatCount } from "#kit/format.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { listingHref, type ListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { RemovableChip } from "#ui/chip.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { ProductGrid } from "../product-card.tsx";
import { appliedFilters } from "./applied-filters.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { Facets } from "./facets.tsx";
import { ListingHead } from "./listing-head.tsx";
import { MobileFilters } from "./mobile-filters.tsx";
import { SortSelect } from "./sort-select.tsx";
import { totalWords } from "./total-words.ts";
import { useChangeSearch } from "./use-listing-search.ts";

const PAGE_SIZE = 24;

/** Search and browse: facets beside, cards in order, everything in the address. */
export function ListingPage({ search, listing }: { search: ListingSearch; listing: Listing }) {
  const change = useChangeSearch();
  const filters = appliedFilters(search, listing);
  const first = (listing.page - 1) * PAGE_SIZE + 1;
  return (
    <main id="conteudo" className="wrap">
      <Breadcrumb className="pt-[18px]" renderLink={routerLink} crumbs={crumbsOf(listing)} />
      <ListingHead search={search} listing={listing} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start md:mt-[26px] md:grid-cols-[248px_minmax(0,1fr)] md:gap-11">
        <aside aria-label="Filtros" className="max-md:hidden">
          <Facets search={search} listing={listing} change={change} place="lado" />
        </aside>
        <section aria-label="Resultados">
          <MobileFilters search={search} listing={listing} change={change} count={filters.length} />
          <div className="flex items-center justify-between gap-4 py-3 md:fio">
            <p className="text-sm" aria-live="polite">
              <b className="tn first-letter:uppercase">{totalWords(listing.total)}</b>
            </p>
            <SortSelect search={search} change={change} className="max-md:hidden" />
          </div>
          {filters.length > 0 && (
            <ul className="scrollbar-none -mx-(--gutter) flex items-center gap-2 overflow-x-auto px-(--gutter) pb-4 md:mx-0 md:flex-wrap md:px-0">
              {filters.map((filter) => (
                <li key={filter.label}>
                  <RemovableChip onClick={() => change(filter.without)}>{filter.label}</RemovableChip>
                </li>
              ))}
              <li>
                <Link to="/produtos" search={{ ordem: search.ordem }} className="link px-1 py-2.5 text-xs whitespace-nowrap">
                  Limpar tudo
                </Link>
              </li>
            </ul>
          )}
          {listing.total === 0 ? (
            <EmptyListing filters={filters} change={change} instead={listing.instead} />
          ) : (
            <ProductGrid products={listing.products} columns={3} headingLevel={2} eager={3} />
          )}
          {listing.total > 0 && (
            <div className="mt-11 fio pt-3.5">
              <Pagination
                page={listing.page}
                pages={listing.pages}
                href={(page) => listingHref({ ...search, pagina: page === 1 ? undefined : page })}
                renderLink={routerLink}
                summary={`${formatCount(first)} a ${formatCount(first + listing.products.length - 1)} de ${totalWords(listing.total)}`}
              />
            </div>
          )}
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
