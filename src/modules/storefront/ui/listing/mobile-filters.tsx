import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Facets } from "./facets.tsx";
import type { FacetsProps } from "./facets-props.ts";
import { totalWords } from "./total-words.ts";
import { SortSelect } from "./sort-select.tsx";

/** On small screens: filters in a sheet that counts as they change, and the order beside. */
export function MobileFilters({ count, ...facets }: Omit<FacetsProps, "place"> & { count: number }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="sticky top-0 z-4 -mx-(--gutter) grid grid-cols-2 gap-2 border-b border-line bg-bg px-(--gutter) py-2.5 md:hidden">
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden />
        Filtrar
        {count > 0 && <span className="tn rounded-full bg-accent-soft px-2 text-2xs leading-[22px] text-accent">{count}</span>}
      </Button>
      <SortSelect search={facets.search} change={facets.change} className="h-11 justify-center bg-well" />
      <Sheet
        open={open}
        onClose={close}
        title="Filtrar"
        footer={
          <Button variant="primary" size="lg" full onClick={close}>
            {facets.listing.total === 0 ? "Nenhum resultado" : `Ver ${totalWords(facets.listing.total)}`}
          </Button>
        }
      >
        <Facets {...facets} place="folha" />
      </Sheet>
    </div>
  );
}
