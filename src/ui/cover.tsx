import type { CSSProperties, ReactNode } from "react";
import { cx } from "tailwind-variants/lite";
import type { Paper } from "./papers.ts";
import { ProvisionalCover } from "./provisional-cover.tsx";

export type CoverPicture = {
  /** Any one size, for browsers without `srcset`. */
  src: string;
  /** `srcset` strings: "… 320w, … 640w, … 960w". */
  avif?: string;
  webp?: string;
  /** Pixels of the original; they give the proportion. */
  width: number;
  height: number;
};

const SIZES = {
  card: "(min-width: 1280px) 224px, (min-width: 768px) 25vw, 38vw",
  gallery: "(min-width: 1280px) 480px, (min-width: 768px) 40vw, 78vw",
  fill: "(min-width: 768px) 440px, 60vw",
  mini: "34px",
  cart: "52px",
};

type CoverProps = {
  paper?: Paper;
  picture?: CoverPicture | null;
  /** Draws the provisional cover when there is no picture. */
  title: string;
  signature?: string;
  seed: string;
  shape?: keyof typeof SIZES;
  sizes?: string;
  /** The picture people came for: loads at once, before others. */
  priority?: boolean;
  /** Empty where the title stands right beside it. */
  alt?: string;
  className?: string;
  /** What floats over the mat: a tag, a round button. */
  children?: ReactNode;
};

/** A cover, whole and in its own proportion, on a mat of coloured paper. */
export function Cover({
  paper,
  picture,
  title,
  signature,
  seed,
  shape = "card",
  sizes,
  priority,
  alt,
  className,
  children,
}: CoverProps) {
  const width = picture?.width ?? 3;
  const height = picture?.height ?? 4;
  const ratio = width / height;
  const label = alt ?? `Capa: ${title}`;
  const sheet = {
    className: "mat-sheet block",
    style: { "--ar": ratio } as CSSProperties,
    "data-wide": ratio > 1.1 || undefined,
  };

  return (
    <div className={cx("mat", className)} data-shape={shape} data-paper={paper}>
      {picture ? (
        <picture className="contents">
          {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes ?? SIZES[shape]} />}
          {picture.webp && <source type="image/webp" srcSet={picture.webp} sizes={sizes ?? SIZES[shape]} />}
          <img
            {...sheet}
            src={picture.src}
            alt={label}
            width={width}
            height={height}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : "auto"}
            decoding="async"
          />
        </picture>
      ) : (
        <div {...sheet} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
          <ProvisionalCover seed={seed} title={title} signature={signature} />
        </div>
      )}
      {children}
    </div>
  );
}
