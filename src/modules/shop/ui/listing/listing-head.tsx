import type { Listing } from "#modules/catalog/schema/listing.ts";
import { listingTitle } from "./listing-title.ts";

export function ListingHead({ listing }: { listing: Listing }) {
  const lead = listing.search.busca
    ? ""
    : (listing.category?.lead ?? "Materiais digitais assinados por quem fez. Pague com Pix e baixe na hora.");
  return (
    <div className="pt-3.5">
      <h1 className="text-d2">{listingTitle(listing)}</h1>
      {lead && <p className="mt-2 max-w-[80ch] text-muted">{lead}</p>}
    </div>
  );
}
