import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { PanelFrame } from "../../schema.ts";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));

/** Looks like a field and opens the palette, as Ctrl K does anywhere in the panel; a sign alone on small screens. */
export function PaletteButton({ frame }: { frame: PanelFrame }) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function show() {
    setOpened(true);
    setOpen(true);
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      show();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  return (
    <>
      <button
        type="button"
        onClick={show}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        aria-label="Buscar ou ir para"
        className="flex h-11 items-center gap-2.5 rounded-ctl border-muted bg-surface px-3 text-sm text-muted hover:border-ink max-md:size-11 max-md:justify-center max-md:bg-transparent max-md:px-0 md:w-[320px] md:border"
      >
        <Search aria-hidden className="size-5 shrink-0 max-md:text-ink md:size-[18px]" />
        <span className="flex-1 text-left max-md:hidden">Buscar ou ir para…</span>
        <kbd
          aria-hidden
          className="rounded-[5px] border border-line px-1.5 py-0.5 font-text text-[12px] font-medium whitespace-nowrap max-md:hidden"
        >
          Ctrl K
        </kbd>
      </button>
      {wasOpened && (
        <Suspense>
          <Palette frame={frame} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
