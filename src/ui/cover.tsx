import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { CoverSheet, type CoverSheetProps } from "./cover-sheet.tsx";

const SIZES = {
  card: "(min-width: 1280px) 224px, (min-width: 768px) 25vw, 38vw",
  gallery: "(min-width: 1280px) 480px, (min-width: 768px) 40vw, 78vw",
  fill: "(min-width: 768px) 440px, 60vw",
  mini: "34px",
  cart: "52px",
};

export type CoverProps = CoverSheetProps & {
  shape?: keyof typeof SIZES;
  /** What floats over the mat: a tag, a round button. */
  children?: ReactNode;
};

/** A cover in its own proportion, lying on a mat of coloured paper. */
export function Cover({ paper, shape = "card", sizes, className, children, ...sheet }: CoverProps) {
  return (
    <div className={cx("mat", className)} data-shape={shape === "card" ? undefined : shape} data-paper={paper}>
      <CoverSheet {...sheet} sizes={sizes ?? SIZES[shape]} />
      {children}
    </div>
  );
}
