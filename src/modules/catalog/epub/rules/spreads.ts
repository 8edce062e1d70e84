import type { Direction, PartLayout } from "./layout.ts";

type Windowed = { width: number; height: number };

/** Narrower than this, two pages are too small to read. */
const LEAST_WIDTH = 600;

/**
 * What is open at a time, each by its parts in the order they are read: one, or two fixed pages side by side where the book asks for
 * them and the window has the room.
 */
export function spreadsOf(parts: readonly PartLayout[], direction: Direction, open: Windowed): number[][] {
  const [first, second] = direction === "rtl" ? (["right", "left"] as const) : (["left", "right"] as const);
  const isSided = parts.some(({ side }) => side === "left" || side === "right");
  const spreads: number[][] = [];
  /** The first page of two, while its other is awaited. */
  let waiting: number | null = null;
  const close = () => {
    if (waiting !== null) spreads.push([waiting]);
    waiting = null;
  };

  for (const [part, layout] of parts.entries()) {
    if (!layout.isFixed || layout.side === "center" || !standsBeside(layout, isSided, open)) {
      close();
      spreads.push([part]);
      continue;
    }
    const side = layout.side ?? (waiting === null ? first : second);
    if (side === second) {
      spreads.push(waiting === null ? [part] : [waiting, part]);
      waiting = null;
    } else {
      close();
      waiting = part;
    }
  }
  close();
  return spreads;
}

function standsBeside({ spread }: PartLayout, isSided: boolean, { width, height }: Windowed): boolean {
  if (width < LEAST_WIDTH || spread === "none") return false;
  if (spread === "both") return true;
  return width > height && (spread === "landscape" || isSided);
}
