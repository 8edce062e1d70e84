import type { Listing } from "#modules/catalog/schema/listing.ts";
import type { ListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { listingTitle } from "./listing-title.ts";

export function ListingHead({ search, listing }: { search: ListingSearch; listing: Listing }) {
  const lead = search.busca
    ? ""
    : (listing.category?.lead ?? "Materiais digitais assinados por quem fez. Pague com Pix e baixe na hora.");
  return (
    <div className="pt-3.5">
      <h1 className="text-d2">{listingTitle(search, listing)}</h1>
      {lead && <p className="mt-2 max-w-[80ch] text-muted">{lead}</p>}
    </div>
  );
}
