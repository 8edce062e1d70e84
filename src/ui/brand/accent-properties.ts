import type { CSSProperties } from "react";
import type { AccentColours } from "../../kit/brand/look.ts";

export type Properties = CSSProperties & Record<`--${string}`, string | number>;

/** The operator's accent in one theme, for `ui/colours.css`. */
export const accentProperties = (theme: "light" | "dark", { accent, hover, soft }: AccentColours): Properties => ({
  [`--brand-${theme}`]: accent,
  [`--brand-${theme}-hover`]: hover,
  [`--brand-${theme}-soft`]: soft,
});
