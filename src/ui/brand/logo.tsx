import { cx } from "class-variance-authority";
import { brand } from "../../kit/brand/brand.ts";

type LogoProps = { inverted?: boolean; /** Height in pixels; the width follows. */ height?: number; className?: string };

/** The brand's logo, of which the page holds the one drawing (`logo-drawing.tsx`). Inverted: for ink grounds, with the yellow pingo. */
export function Logo({ inverted = false, height = 24, className }: LogoProps) {
  return (
    <svg
      style={{ height, width: `calc(${height}px*var(--logo))` }}
      role="img"
      aria-label={brand.name}
      className={cx("logo", inverted ? "logo-inverted" : "text-ink", className)}
    >
      <use href="#logo" />
    </svg>
  );
}
