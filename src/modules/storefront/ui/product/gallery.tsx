import { BookOpen } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { cx } from "tailwind-variants/lite";
import { plural } from "#kit/format.ts";
import type { ProductPageFacts } from "#modules/catalog/schema/product-page.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Button } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";

const SampleReader = lazy(async () => ({ default: (await import("./sample-reader.tsx")).SampleReader }));

type GalleryProps = { product: Pick<ProductPageFacts, "slug" | "title" | "authorName" | "paper" | "cover" | "previews"> };

/** The cover and the sample pages: small ones choose, arrows step, a button opens the sample whole. */
export function Gallery({ product }: GalleryProps) {
  const { paper, cover, previews, title } = product;
  const [shown, setShown] = useState(0);
  const [reading, setReading] = useState(false);
  const [wasRead, setWasRead] = useState(false);
  if (reading && !wasRead) setWasRead(true);
  const pages = [
    { key: "capa", label: "Capa", alt: `Capa: ${title}`, image: cover },
    ...previews.map((page) => ({
      key: page.id,
      label: `Página de amostra ${page.pageNumber}`,
      alt: `Página ${page.pageNumber} de ${title}`,
      image: page,
    })),
  ];
  const current = pages[shown] ?? pages[0];

  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (shown + by + pages.length) % pages.length;
    setShown(next);
    event.currentTarget.querySelectorAll<HTMLElement>("button")[next]?.focus();
  }

  return (
    <div
      className={cx(
        "-mx-(--gutter) grid grid-cols-[minmax(0,1fr)] gap-3.5 md:mx-0",
        pages.length > 1 && "md:grid-cols-[72px_minmax(0,1fr)]",
      )}
    >
      {pages.length > 1 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
        <div
          role="toolbar"
          aria-label="Imagens do material"
          onKeyDown={step}
          className="scrollbar-none order-2 flex gap-2.5 overflow-x-auto px-(--gutter) py-1 md:order-none md:grid md:content-start md:overflow-visible md:p-0"
        >
          {pages.map(({ key, label, image }, index) => (
            <button
              key={key}
              type="button"
              aria-label={label}
              aria-pressed={index === shown}
              tabIndex={index === shown ? 0 : -1}
              onClick={() => setShown(index)}
              data-paper={paper}
              className="w-14 shrink-0 rounded-mat outline-offset-4! aria-pressed:ring-2 aria-pressed:ring-accent aria-pressed:ring-offset-2 aria-pressed:ring-offset-bg md:w-[72px]"
            >
              <Cover
                paper={paper}
                picture={pictureOf(image)}
                title={title}
                signature={product.authorName}
                seed={product.slug}
                sizes="56px"
                alt=""
                className="[--sheet-h:76cqh] [--sheet-w:66cqw]"
              />
            </button>
          ))}
        </div>
      )}
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
        {previews.length > 0 && (
          <Button
            variant="soft"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => setReading(true)}
            className="absolute bottom-3.5 left-3.5 bg-surface"
          >
            <BookOpen aria-hidden />
            Folhear amostra, {plural(previews.length, "página", "páginas")}
          </Button>
        )}
      </Cover>
      {wasRead && (
        <Suspense>
          <SampleReader open={reading} onClose={() => setReading(false)} title={title} pages={previews} />
        </Suspense>
      )}
    </div>
  );
}
