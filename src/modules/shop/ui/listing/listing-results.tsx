import { formatCount } from "#kit/format.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { Pagination } from "#ui/pagination.tsx";
import { routerLink } from "#ui/router-link.tsx";
import { CoverCardSkeleton } from "#ui/skeleton.tsx";
import { ProductGrid, productGridClass } from "../product-card.tsx";
import type { AppliedFilter } from "./applied-filters.ts";
import { EmptyListing } from "./empty-listing.tsx";
import { ProductRows, CoverRowSkeleton } from "./product-rows.tsx";
import { totalWords } from "./total-words.ts";
import type { ListingPlace } from "./use-listing-place.ts";
import { useSlow } from "./use-slow.ts";

const PAGE_SIZE = 24;

type ListingResultsProps = {
  listing: Listing;
  place: ListingPlace;
  filters: AppliedFilter[];
  columns: 3 | 4;
  signed?: boolean;
  headingLevel: 2 | 3;
};

/** The cards of one page, its neighbours as links; what to do when there are none. */
export function ListingResults({ listing, place, filters, columns, signed, headingLevel }: ListingResultsProps) {
  const isSlow = useSlow(place.isWaiting);
  const first = (listing.page - 1) * PAGE_SIZE + 1;
  const isRows = place.wanted.vista === "lista";
  if (isSlow) {
    return (
      <div aria-busy className={isRows ? undefined : productGridClass(columns)}>
        {Array.from({ length: Math.max(listing.products.length, columns) }, (_, at) =>
          isRows ? <CoverRowSkeleton key={at} /> : <CoverCardSkeleton key={at} />,
        )}
      </div>
    );
  }
  if (listing.total === 0) return <EmptyListing listing={listing} filters={filters} place={place} />;
  return (
    <>
      {isRows ? (
        <ProductRows products={listing.products} signed={signed} headingLevel={headingLevel} />
      ) : (
        <ProductGrid products={listing.products} columns={columns} signed={signed} headingLevel={headingLevel} eager={columns} />
      )}
      <div className="mt-11 fio pt-3.5">
        <Pagination
          page={listing.page}
          pages={listing.pages}
          href={(page) => place.href({ pagina: page === 1 ? undefined : page })}
          renderLink={routerLink}
          summary={`${formatCount(first)} a ${formatCount(first + listing.products.length - 1)} de ${totalWords(listing)}`}
        />
      </div>
    </>
  );
}
