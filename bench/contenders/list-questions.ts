import { listProducts } from "#modules/catalog/queries/listing.ts";
import { readListingSearch } from "#modules/catalog/schema/listing-search.ts";
import { readFrame } from "#modules/shop/queries/frame.ts";

/** Everything our `/produtos` asks the database, for whoever draws it otherwise. */
export async function readList(search: Record<string, string>) {
  const [listing, frame] = await Promise.all([listProducts(readListingSearch(search)), readFrame(new Date())]);
  return { listing, frame };
}
