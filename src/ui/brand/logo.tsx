import { cx } from "class-variance-authority";
import { LOGO_LETTERS } from "../../kit/logo-letters.ts";

type LogoProps = { inverted?: boolean; /** Height in pixels; the width follows. */ height?: number; className?: string };

/** The word "autoria" with its pingo. Inverted: for ink grounds, with the yellow pingo. */
export function Logo({ inverted = false, height = 24, className }: LogoProps) {
  return (
    <svg
      viewBox="0 -739 3001 759"
      width={Math.round((height * 3001) / 759)}
      height={height}
      role="img"
      aria-label="Autoria"
      className={cx("block shrink-0 forced-color-adjust-none", className)}
    >
      <path className={inverted ? "fill-current" : "fill-ink"} d={LOGO_LETTERS} />
      <circle className={inverted ? "fill-mark" : "fill-accent"} cx="2375.5" cy="-629" r="100" />
    </svg>
  );
}
