import { LayoutGrid, List } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import type { ListingPlace } from "./use-listing-place.ts";

const VIEWS = [
  { vista: undefined, label: "Ver em grade", Icon: LayoutGrid },
  { vista: "lista", label: "Ver em lista", Icon: List },
] as const;

/** Covers side by side, or one under another with the whole title; kept in the address, and on the same page. */
export function ViewSwitch({ place: { wanted, change } }: { place: Pick<ListingPlace, "wanted" | "change"> }) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Como ver</legend>
      {VIEWS.map(({ vista, label, Icon }) => (
        <IconButton
          key={label}
          label={label}
          tipAlign="end"
          aria-pressed={wanted.vista === vista}
          onClick={() => change({ vista, pagina: wanted.pagina })}
          className="text-muted aria-pressed:bg-well aria-pressed:text-ink"
        >
          <Icon aria-hidden />
        </IconButton>
      ))}
    </fieldset>
  );
}
