import type { Listing } from "#modules/catalog/schema/listing.ts";
import { RouterLink } from "#ui/router-link.tsx";
import { kindWords } from "./kind-words.ts";
import type { ListingPlace } from "./use-listing-place.ts";
import { WithoutOne } from "./without-one.tsx";

/** What the words were taken for, or may have been meant for, when they were not found as written; how to have more of them. */
export function ReadAs({ listing, place }: { listing: Listing; place: ListingPlace }) {
  const { spelling, meant, drop, total } = listing;
  const words = kindWords(listing);
  return (
    <>
      {spelling && (
        <p className="pb-4 text-sm">
          Mostrando resultados para <b className="font-semibold">{spelling.shown}</b>.{" "}
          <span className="text-muted">Não achamos “{spelling.requested}”.</span>{" "}
          <RouterLink href={place.href({ busca: spelling.asTyped })} className="link">
            Buscar assim mesmo
          </RouterLink>
        </p>
      )}
      {meant && (
        <p className="pb-4 text-sm">
          Você quis dizer{" "}
          <RouterLink href={place.href({ busca: meant })} className="link font-semibold">
            {meant}
          </RouterLink>
          ?
        </p>
      )}
      {words && <p className="pb-4 text-sm text-muted">{words}</p>}
      {total > 0 && drop.length > 0 && <WithoutOne drop={drop} place={place} className="pb-4" />}
    </>
  );
}
