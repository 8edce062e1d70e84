import { cx } from "class-variance-authority";
import { plural } from "#kit/format.ts";
import type { Listing } from "#modules/catalog/schema/listing.ts";
import { chipClass } from "#ui/chip.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { ListingPlace } from "./use-listing-place.ts";

type WithoutOneProps = { drop: Listing["drop"]; place: ListingPlace; className?: string };

/** The same listing without one of its filters, and how many that shows. */
export function WithoutOne({ drop, place, className }: WithoutOneProps) {
  return (
    <ul className={cx("flex flex-wrap gap-2", className)}>
      {drop.map(({ label, href, count }) => (
        <li key={href}>
          <RouterLink href={place.here(href)} className={chipClass({ className: "h-auto whitespace-normal py-1.5" })}>
            Sem {label}: <b className="tn font-semibold">{plural(count, "material", "materiais")}</b>
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
