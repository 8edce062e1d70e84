import type { BookWindow } from "./attend-frame.ts";

/** Where in the page to begin: a mark of the book's, or how far along (0 to 1). */
export type Start = { fragment: string } | { offset: number };

/** Which way the lines of a page follow each other: down (0), or across to the left (-1) or right (1) where words run downwards. */
export function acrossOf(frame: BookWindow): -1 | 0 | 1 {
  const mode = frame.getComputedStyle(frame.document.body).writingMode;
  if (!/^(?:vertical|sideways)/.test(mode)) return 0;
  return mode.endsWith("rl") ? -1 : 1;
}

export function scrollTo(frame: BookWindow, to: Start): void {
  const { scrollingElement: all } = frame.document;
  if (!all) return;
  if ("fragment" in to && to.fragment !== "") return frame.document.getElementById(to.fragment)?.scrollIntoView();
  const offset = "offset" in to ? to.offset : 0;
  const across = acrossOf(frame);
  if (across === 0) all.scrollTop = offset * all.scrollHeight;
  else all.scrollLeft = across * offset * all.scrollWidth;
}

/** How many pixels along the page one is. */
export function movedBy(frame: BookWindow): number {
  const all = frame.document.scrollingElement;
  return all ? (acrossOf(frame) === 0 ? all.scrollTop : Math.abs(all.scrollLeft)) : 0;
}

export function offsetOf(frame: BookWindow): number {
  const all = frame.document.scrollingElement;
  const length = all ? (acrossOf(frame) === 0 ? all.scrollHeight : all.scrollWidth) : 0;
  return length > 0 ? Math.min(1, Math.max(0, movedBy(frame) / length)) : 0;
}

const LINE_PX = 60;
const STEPS: Record<string, (page: number) => number> = {
  ArrowDown: () => LINE_PX,
  ArrowUp: () => -LINE_PX,
  PageDown: (page) => page,
  PageUp: (page) => -page,
  " ": (page) => page,
};

/** Where lines follow each other across, the wheel and the keys that go down a page go along it. */
export function hearAcross(frame: BookWindow, signal: AbortSignal): void {
  const move = (event: Event, by: number) => {
    const across = acrossOf(frame);
    if (across === 0 || by === 0) return;
    event.preventDefault();
    frame.scrollBy(across * by, 0);
  };
  frame.addEventListener("wheel", (event) => event.deltaX === 0 && !event.ctrlKey && move(event, event.deltaY), {
    signal,
    passive: false,
  });
  frame.addEventListener(
    "keydown",
    (event) => {
      const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
      if (step) move(event, step(frame.innerWidth * 0.9));
    },
    { signal },
  );
}
