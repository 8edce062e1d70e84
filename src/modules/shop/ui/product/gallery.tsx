import { BookOpen, Maximize2 } from "lucide-react";
import { type KeyboardEvent, lazy, type Ref, Suspense, useRef, useState } from "react";
import { cx } from "class-variance-authority";
import { plural } from "#kit/format.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Heart } from "#modules/favourites/ui/heart.tsx";
import { afterPaint } from "#ui/after-paint.ts";
import { Button } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { PreviewTools } from "./previews/preview-tools.tsx";
import { type Picture, picturesOf } from "./pictures-of.ts";
import { sampleOpened } from "./sample-opened.ts";
import { useSwipe } from "./use-swipe.ts";

const SampleReader = lazy(async () => ({ default: (await import("./sample-reader.tsx")).SampleReader }));

type GalleryProps = {
  product: Pick<ProductPageFacts, "id" | "slug" | "title" | "authorName" | "paper" | "cover" | "pictures" | "previews">;
};

/**
 * The cover, the author's pictures and what shows the files, in one order: small ones choose, arrows and a finger step, a press on the large one opens it whole, and under it
 * is what may be heard, watched, read or written.
 */
export function Gallery({ product }: GalleryProps) {
  const { paper, previews, title } = product;
  const [shown, setShown] = useState(0);
  const [reading, setReading] = useState<number | null>(null);
  const [wasRead, setWasRead] = useState(false);
  if (reading !== null && !wasRead) setWasRead(true);
  const pictures = picturesOf(product);
  const readable = pictures.filter((one) => one.image !== null);
  const current = pictures[shown] ?? pictures[0];
  const thumbs = useRef<HTMLDivElement>(null);
  const swipe = useSwipe((by) => {
    const next = Math.min(pictures.length - 1, Math.max(0, shown + by));
    setShown(next);
    const left = thumbs.current?.children[next]?.getBoundingClientRect().left ?? 0;
    thumbs.current?.scrollBy({ left: left - innerWidth / 2 });
  });
  const pageCount = previews.filter((one) => one.kind === "pagina").length;

  function read(picture: Picture | undefined): void {
    afterPaint(() => {
      setReading(picture ? Math.max(0, readable.indexOf(picture)) : 0);
      if (previews.length > 0) sampleOpened(product.slug);
    });
  }

  return (
    <div
      className={cx(
        "-mx-(--gutter) grid grid-cols-[minmax(0,1fr)] gap-3.5 md:mx-0",
        pictures.length > 1 && "md:grid-cols-[72px_minmax(0,1fr)]",
      )}
    >
      <div className="grid touch-pan-y content-start gap-3.5" {...swipe}>
        <Cover
          key={current?.key}
          shape="gallery"
          paper={paper}
          picture={pictureOf(current?.image ?? null)}
          title={title}
          signature={product.authorName}
          seed={product.slug}
          alt={current?.alt}
          priority
          className="max-md:rounded-none"
        >
          {current?.image && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Ampliar: ${current.label}`}
              onClick={() => read(current)}
              className="group absolute inset-0 cursor-zoom-in rounded-mat outline-offset-[-4px]!"
            >
              <span
                aria-hidden
                className="absolute right-3.5 bottom-3.5 grid size-10 place-items-center rounded-full bg-surface shadow-[0_1px_2px_oklch(0_0_0/0.13)] group-hover:bg-well"
              >
                <Maximize2 className="size-[18px]" />
              </span>
            </button>
          )}
          <div className="absolute top-3.5 right-3.5">
            <Heart productId={product.id} label={title} />
          </div>
          {pageCount > 0 && (
            <Button
              variant="soft"
              size="sm"
              aria-haspopup="dialog"
              onClick={() => read(readable.find((one) => one.preview?.kind === "pagina"))}
              className="absolute bottom-3.5 left-3.5 bg-surface"
            >
              <BookOpen aria-hidden />
              Ver prévia, {plural(pageCount, "página", "páginas")}
            </Button>
          )}
        </Cover>
        {current?.preview && (
          <div key={`uso-${current.key}`} className="px-(--gutter) empty:hidden md:px-0">
            <PreviewTools preview={current.preview} />
          </div>
        )}
      </div>
      {pictures.length > 1 && <Thumbs ref={thumbs} product={product} pictures={pictures} shown={shown} onShow={setShown} />}
      {wasRead && (
        <Suspense>
          <SampleReader
            start={reading}
            onClose={() => setReading(null)}
            title={title}
            pictures={readable.flatMap(({ image, ...one }) => (image ? [{ ...one, image }] : []))}
          />
        </Suspense>
      )}
    </div>
  );
}

type ThumbsProps = GalleryProps & {
  pictures: Picture[];
  shown: number;
  onShow: (index: number) => void;
  ref: Ref<HTMLDivElement>;
};

function Thumbs({ product, pictures, shown, onShow, ref }: ThumbsProps) {
  function step(event: KeyboardEvent) {
    const to = {
      ArrowRight: shown + 1,
      ArrowDown: shown + 1,
      ArrowLeft: shown - 1,
      ArrowUp: shown - 1,
      Home: 0,
      End: pictures.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + pictures.length) % pictures.length;
    onShow(next);
    event.currentTarget.querySelectorAll<HTMLElement>("button")[next]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={ref}
      role="toolbar"
      aria-label="Imagens do material"
      onKeyDown={step}
      className="scrollbar-none flex gap-2.5 overflow-x-auto px-(--gutter) py-1 md:order-first md:-m-1 md:grid md:max-h-[600px] md:content-start md:overflow-y-auto md:p-1"
    >
      {pictures.map(({ key, label, image }, index) => (
        <button
          key={key}
          type="button"
          aria-label={label}
          aria-pressed={index === shown}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onShow(index)}
          data-paper={product.paper}
          className="w-14 shrink-0 rounded-mat outline-offset-4! aria-pressed:ring-2 aria-pressed:ring-accent aria-pressed:ring-offset-2 aria-pressed:ring-offset-bg forced-colors:aria-pressed:outline-2 md:w-[72px]"
        >
          <Cover
            paper={product.paper}
            picture={pictureOf(image)}
            title={product.title}
            signature={product.authorName}
            seed={product.slug}
            sizes="56px"
            alt=""
            className="[--sheet-h:76cqh] [--sheet-w:66cqw]"
          />
        </button>
      ))}
    </div>
  );
}
