import { Suspense } from "react";
import type { ListingSearch } from "../../../catalog/schema/listing-search.ts";
import { drawnPart } from "#ui/drawn-part.tsx";
import { searchKey } from "../../schema/search-address.ts";

const Followable = drawnPart(async () => (await import("./followable.tsx")).Followable);

/** The way to follow what a listing asks. Nothing where everything is asked for; its place is kept until its scripts come. */
export function FollowSearchButton({ search }: { search: ListingSearch }) {
  if (searchKey(search) === null) return null;
  return (
    <div className="mt-3 min-h-9">
      <Suspense>
        <Followable search={search} />
      </Suspense>
    </div>
  );
}
