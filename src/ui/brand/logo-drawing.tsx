import { createIsomorphicFn } from "@tanstack/react-start";
import { look } from "../../kit/brand/look.ts";

/** What a page that wakes keeps: the attributes it came with, also where it has to be drawn anew. */
const came = (selector: string, name: string) => document.querySelector(`#logo${selector}`)?.getAttribute(name) ?? undefined;

/** The server writes what the process draws; a browser finds it written. */
const drawing = createIsomorphicFn()
  .server(() => look().logo)
  .client(() => ({
    viewBox: came("", "viewBox"),
    letters: came(" path", "d"),
    pingo: came(" circle", "r"),
    picture: came(" image", "href"),
  }));

/** The drawing that every logo of the page shows (`logo.tsx`), once. What of it there is none of takes no room. */
export function LogoDrawing() {
  const { viewBox, letters, pingo, picture } = drawing();
  return (
    <svg aria-hidden className="absolute size-0">
      <symbol id="logo" viewBox={viewBox} suppressHydrationWarning>
        <path fill="currentColor" d={letters} suppressHydrationWarning />
        <circle fill="var(--pingo)" cx="2375.5" cy="-629" r={pingo} suppressHydrationWarning />
        <image href={picture} width="100%" height="100%" suppressHydrationWarning />
      </symbol>
    </svg>
  );
}
