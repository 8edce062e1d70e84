import type { CSSProperties } from "react";
import { cx } from "class-variance-authority";
import type { Paper } from "#kit/papers.ts";
import { ProvisionalCover } from "./provisional-cover.tsx";

export type CoverPicture = {
  /** One size as WebP, for the few browsers that do not read AVIF. */
  src: string;
  /** A `srcset`: "… 320w, … 640w, … 960w". */
  avif?: string;
  /** Pixels of the original; they give the proportion. */
  width: number;
  height: number;
};

export type CoverSheetProps = {
  /** The provisional cover's colours, where no mat around it gives them. */
  paper?: Paper;
  picture?: CoverPicture | null;
  /** Draws the provisional cover when there is no picture. */
  title: string;
  signature?: string;
  seed: string;
  sizes?: string;
  /** The picture people came for: loads at once, before others. */
  priority?: boolean;
  /** Empty where the title stands right beside it. */
  alt?: string;
  className?: string;
};

/** The cover alone, whole, with a sheet's shadow; as wide as its place says. */
export function CoverSheet({ paper, picture, title, signature, seed, sizes, priority, alt, className }: CoverSheetProps) {
  const width = picture?.width ?? 3;
  const height = picture?.height ?? 4;
  const label = alt ?? `Capa: ${title}`;
  const sheet = {
    className: cx("cover-sheet", className),
    style: { "--ar": width / height } as CSSProperties,
    "data-wide": width / height > 1.1 || undefined,
    "data-paper": paper,
  };

  if (!picture) {
    return (
      <div {...sheet} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
        <ProvisionalCover seed={seed} title={title} signature={signature} />
      </div>
    );
  }
  return (
    <picture className="contents">
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      <img
        {...sheet}
        src={picture.src}
        alt={label}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
