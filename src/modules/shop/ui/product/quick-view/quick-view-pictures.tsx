import { useState } from "react";
import { cx } from "class-variance-authority";
import type { ProductCardFacts } from "#modules/catalog/schema/product-card.ts";
import { pictureOf } from "#modules/catalog/ui/picture.ts";
import { Cover } from "#ui/cover.tsx";
import type { QuickViewFacts } from "../../../schema/product-view.ts";
import { picturesOf } from "../pictures-of.ts";

type QuickViewPicturesProps = {
  card: Pick<ProductCardFacts, "slug" | "title" | "authorName" | "paper" | "cover">;
  /** What it shows besides the cover; nothing until it comes. */
  shown: Pick<QuickViewFacts["product"], "pictures" | "previews"> | undefined;
  className?: string;
};

/** The cover, the author's pictures and up to three previews on the mat, one at a time. */
export function QuickViewPictures({ card, shown: facts, className }: QuickViewPicturesProps) {
  const [shown, setShown] = useState(0);
  const pictures = picturesOf({ ...card, pictures: facts?.pictures ?? [], previews: facts?.previews ?? [] });
  const current = pictures[shown] ?? pictures[0]!;
  return (
    <div data-paper={card.paper} className={cx("relative bg-paper", className)}>
      <Cover
        key={current.key}
        shape="gallery"
        paper={card.paper}
        picture={pictureOf(current.image)}
        title={card.title}
        signature={card.authorName}
        seed={card.slug}
        alt={current.alt}
        priority
        className="h-full rounded-none [aspect-ratio:auto]"
      />
      {pictures.length > 1 && (
        <fieldset className="absolute inset-x-0 bottom-1.5 flex justify-center md:bottom-2.5">
          <legend className="sr-only">Imagens</legend>
          {pictures.map(({ key, label }, index) => (
            <button
              key={key}
              type="button"
              aria-label={label}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
              className="grid size-6 place-items-center rounded-full"
            >
              <span className={cx("size-2 rounded-full", index === shown ? "bg-accent" : "bg-ink/55")} />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
