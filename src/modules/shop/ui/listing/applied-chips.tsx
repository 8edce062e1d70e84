import { X } from "lucide-react";
import { chipClass } from "#ui/chip.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import type { AppliedFilter } from "./applied-filters.ts";
import type { ListingPlace } from "./use-listing-place.ts";

type AppliedChipsProps = { filters: AppliedFilter[]; place: ListingPlace; clearHref: string; className?: string };

/** The filters that are on; each is a link to the listing without it. */
export function AppliedChips({ filters, place, clearHref, className = "" }: AppliedChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul
      aria-label="Filtros ligados"
      className={`scrollbar-none -mx-(--gutter) flex items-center gap-2 overflow-x-auto px-(--gutter) pb-4 md:mx-0 md:flex-wrap md:px-0 ${className}`}
    >
      {filters.map(({ label, without }, at) => (
        <li key={`${label}-${at}`}>
          <RouterLink href={place.href(without)} aria-label={`Tirar o filtro ${label}`} className={chipClass()}>
            {label}
            <X aria-hidden />
          </RouterLink>
        </li>
      ))}
      <li>
        <RouterLink href={clearHref} className="link px-1 py-2.5 text-xs whitespace-nowrap">
          Limpar tudo
        </RouterLink>
      </li>
    </ul>
  );
}
