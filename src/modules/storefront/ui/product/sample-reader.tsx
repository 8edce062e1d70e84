import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useModal } from "#ui/use-modal.ts";

type SampleReaderProps = { open: boolean; onClose: () => void; title: string; pages: ProductPageFacts["previews"] };

/** The sample pages over the whole screen, stepped by buttons or arrows. */
export function SampleReader({ open, onClose, title, pages }: SampleReaderProps) {
  const [at, setAt] = useState(0);
  const page = pages[at];
  const picture = pictureOf(page ?? null);
  const step = (by: number) => setAt((now) => Math.min(pages.length - 1, Math.max(0, now + by)));

  function press(event: KeyboardEvent) {
    if (event.key === "ArrowRight") step(1);
    if (event.key === "ArrowLeft") step(-1);
  }

  return (
    <dialog
      {...useModal(open, onClose)}
      onKeyDown={press}
      aria-label={`Amostra de ${title}`}
      className="modal m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-well p-0"
    >
      {open && (
        <div className="grid h-full grid-rows-[60px_minmax(0,1fr)_60px]">
          <header className="flex items-center justify-between gap-3 border-b-2 border-ink bg-bg pr-2 pl-4">
            <p className="truncate text-sm font-semibold">{title}</p>
            <IconButton label="Fechar a amostra" tip={false} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          <div className="grid min-h-0 place-items-center overflow-auto p-4 md:p-8">
            {picture && page && (
              <picture className="contents">
                <source type="image/avif" srcSet={picture.avif} sizes="(min-width: 768px) 960px, 100vw" />
                <img
                  key={page.id}
                  src={picture.src}
                  srcSet={picture.webp}
                  sizes="(min-width: 768px) 960px, 100vw"
                  alt={`Página ${page.pageNumber} de ${title}`}
                  width={page.width}
                  height={page.height}
                  className="h-auto bg-white shadow-sheet"
                  style={{ width: `min(100%, 960px, calc((100dvh - 184px) * ${page.width / page.height}))` }}
                />
              </picture>
            )}
          </div>
          <footer className="flex items-center justify-center gap-4 border-t border-line bg-bg">
            <IconButton label="Página anterior" tip={false} disabled={at === 0} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <p className="tn text-sm" aria-live="polite">
              Amostra {at + 1} de {pages.length}
              {page && <span className="text-muted"> · página {page.pageNumber}</span>}
            </p>
            <IconButton label="Próxima página" tip={false} disabled={at === pages.length - 1} onClick={() => step(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </footer>
        </div>
      )}
    </dialog>
  );
}
