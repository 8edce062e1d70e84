import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { afterPaint } from "#ui/after-paint.ts";
import { Button } from "#ui/button.tsx";
import { RouterLink } from "#ui/router-link.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { Facets } from "./facets.tsx";
import type { FacetsProps } from "./facets-props.ts";
import { totalWords } from "./total-words.ts";

type FacetsSheetProps = Omit<FacetsProps, "copy"> & {
  /** How many filters are on. */
  count: number;
  clearHref: string;
  className?: string;
};

/** The filters in a sheet that counts as they change. */
export function FacetsSheet({ listing, place, count, clearHref, className }: FacetsSheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <>
      <Button variant="soft" aria-haspopup="dialog" className={className} onClick={() => afterPaint(() => setOpen(true))}>
        <SlidersHorizontal aria-hidden />
        Filtrar
        {count > 0 && <span className="tn rounded-full bg-accent-soft px-2 text-2xs leading-[22px] text-accent">{count}</span>}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title="Filtrar"
        footer={
          <div className="flex items-center gap-3">
            {count > 0 && (
              <RouterLink href={clearHref} className="link px-1 py-2.5 text-sm whitespace-nowrap">
                Limpar
              </RouterLink>
            )}
            <Button variant="primary" size="lg" full aria-busy={place.isWaiting} onClick={close}>
              {listing.total === 0 ? "Nenhum resultado" : `Ver ${totalWords(listing)}`}
            </Button>
          </div>
        }
      >
        <div className="-mt-3.5 [&>*>:first-child]:border-t-0!">
          <Facets listing={listing} place={place} copy="folha" />
        </div>
      </Sheet>
    </>
  );
}
