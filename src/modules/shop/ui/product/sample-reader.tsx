import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ImageRef } from "#modules/catalog/schema/product-card.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { useModal } from "#ui/use-modal.ts";
import type { Picture } from "./pictures-of.ts";
import { useSwipe } from "./use-swipe.ts";

type Readable = Picture & { image: ImageRef };

type SampleReaderProps = {
  /** Which picture to open at; null when it is closed. */
  start: number | null;
  onClose: () => void;
  title: string;
  pictures: Readable[];
};

const ZOOMS = [1, 1.5, 2, 3];

/** The cover, the author's pictures and the sample pages over the whole screen: arrows step, plus and minus bring closer. */
export function SampleReader({ start, onClose, title, pictures }: SampleReaderProps) {
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  useBackCloses(start !== null, onClose);
  if (start !== opened) {
    setOpened(start);
    setZoom(0);
    if (start !== null) setAt(start);
  }
  const picture = pictures[at];
  const last = pictures.length - 1;
  const go = (to: number) => setAt(Math.min(last, Math.max(0, to)));
  const come = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)));

  function press(event: KeyboardEvent) {
    const act = {
      ArrowRight: () => go(at + 1),
      ArrowLeft: () => go(at - 1),
      Home: () => go(0),
      End: () => go(last),
      "+": () => come(1),
      "=": () => come(1),
      "-": () => come(-1),
      "0": () => setZoom(0),
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const swipe = useSwipe((by) => zoom === 0 && go(at + by));

  return (
    <dialog
      {...useModal(start !== null, onClose)}
      onKeyDown={press}
      aria-label={`Imagens de ${title}`}
      className="modal m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-well p-0"
    >
      {start !== null && picture && (
        <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[60px_minmax(0,1fr)_60px]">
          <header className="flex items-center gap-1 border-b-2 border-ink bg-bg pr-2 pl-4">
            <p className="min-w-0 flex-1 truncate text-sm font-semibold">{title}</p>
            <IconButton label="Diminuir" tip={false} disabled={zoom === 0} onClick={() => come(-1)}>
              <ZoomOut aria-hidden />
            </IconButton>
            <IconButton label="Ampliar" tip={false} disabled={zoom === ZOOMS.length - 1} onClick={() => come(1)}>
              <ZoomIn aria-hidden />
            </IconButton>
            <IconButton label="Fechar" tip={false} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          <section
            aria-label={picture.label}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls when the picture is larger
            tabIndex={0}
            {...swipe}
            className="flex min-h-0 overflow-auto p-4 -outline-offset-4 md:p-8"
          >
            <Page key={picture.key} picture={picture} zoom={ZOOMS[zoom] ?? 1} />
          </section>
          <footer className="flex items-center justify-center gap-4 border-t border-line bg-bg">
            <IconButton label="Imagem anterior" tip={false} disabled={at === 0} onClick={() => go(at - 1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <p className="tn text-sm" aria-live="polite">
              {at + 1} de {pictures.length}
              <span className="text-muted"> · {picture.label}</span>
              {zoom > 0 && <span className="text-muted"> · {(ZOOMS[zoom] ?? 1) * 100}%</span>}
            </p>
            <IconButton label="Próxima imagem" tip={false} disabled={at === last} onClick={() => go(at + 1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </footer>
        </div>
      )}
    </dialog>
  );
}

/** As wide as the screen allows, then `zoom` times that, from the whole picture. */
function Page({ picture: { image, alt }, zoom }: { picture: Readable; zoom: number }) {
  const sources = pictureOf(image);
  if (!sources) return null;
  const fits = `min(100vw - 32px, 960px, calc((100dvh - 184px) * ${image.width / image.height}))`;
  const look = {
    className: "m-auto h-auto max-w-none shrink-0 bg-white shadow-sheet",
    style: { width: `calc(${fits} * ${zoom})` },
  };
  const size = { width: image.width, height: image.height };
  const whole = `/imagens/${image.id}/original.webp`;
  if (zoom > 1) return <img src={whole} alt={alt} {...size} {...look} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes="(min-width: 768px) 960px, 100vw" />
      <img src={whole} alt={alt} {...size} {...look} />
    </picture>
  );
}
