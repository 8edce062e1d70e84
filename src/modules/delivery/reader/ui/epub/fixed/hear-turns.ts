import type { BookWindow } from "../attend-frame.ts";

export type Side = "left" | "right";

const LEAST_SWIPE_PX = 40;
/** How much of a page, at each edge, turns it when pressed. */
const EDGE = 0.18;

/** Hears a finger drawn across a page, or across what is around it. */
export function hearSwipes(of: Window | HTMLElement, signal: AbortSignal, onSwipe: (to: Side) => void): void {
  let start: { x: number; y: number } | null = null;
  const begin = ({ touches }: TouchEvent) => {
    const [touch] = touches;
    start = touches.length === 1 && touch ? { x: touch.screenX, y: touch.screenY } : null;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const [touch] = changedTouches;
    const moved = start && touch ? { x: touch.screenX - start.x, y: touch.screenY - start.y } : null;
    start = null;
    if (!moved || Math.abs(moved.x) < LEAST_SWIPE_PX || Math.abs(moved.x) < 2 * Math.abs(moved.y)) return;
    onSwipe(moved.x < 0 ? "right" : "left");
  };
  const target: EventTarget = of;
  target.addEventListener("touchstart", (event) => begin(event as TouchEvent), { signal, passive: true });
  target.addEventListener("touchend", (event) => end(event as TouchEvent), { signal, passive: true });
}

/** Hears a press at the edge of a page. Not what presses a link or a player, or marks words. */
export function hearEdges(frame: BookWindow, signal: AbortSignal, onEdge: (to: Side) => void): void {
  frame.addEventListener(
    "click",
    (event) => {
      const pressed = event.target as Element | null;
      if (event.button !== 0 || pressed?.closest?.("a, audio, video") || frame.getSelection()?.isCollapsed === false) return;
      const at = event.clientX / frame.innerWidth;
      if (at < EDGE) onEdge("left");
      else if (at > 1 - EDGE) onEdge("right");
    },
    { signal },
  );
}
