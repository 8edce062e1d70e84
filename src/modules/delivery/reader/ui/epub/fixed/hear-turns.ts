import type { BookWindow } from "../attend-frame.ts";

export type Side = "left" | "right";

const LEAST_SWIPE_PX = 40;
/** How much of a page, at each edge, turns it when pressed. */
const EDGE = 0.18;

/** Hears in a page's frame what turns it: a finger drawn across, a press at its edge. Not what presses a link, a player or marks words. */
export function hearTurns(frame: BookWindow, signal: AbortSignal, onTurn: (to: Side, how: "swipe" | "edge") => void): void {
  let start: { x: number; y: number } | null = null;
  frame.addEventListener(
    "touchstart",
    ({ touches }) => {
      const [touch] = touches;
      start = touches.length === 1 && touch ? { x: touch.screenX, y: touch.screenY } : null;
    },
    { signal, passive: true },
  );
  frame.addEventListener(
    "touchend",
    ({ changedTouches }) => {
      const [touch] = changedTouches;
      const moved = start && touch ? { x: touch.screenX - start.x, y: touch.screenY - start.y } : null;
      start = null;
      if (!moved || Math.abs(moved.x) < LEAST_SWIPE_PX || Math.abs(moved.x) < 2 * Math.abs(moved.y)) return;
      onTurn(moved.x < 0 ? "right" : "left", "swipe");
    },
    { signal, passive: true },
  );
  frame.addEventListener(
    "click",
    (event) => {
      const pressed = event.target as Element | null;
      if (event.button !== 0 || pressed?.closest?.("a, audio, video") || frame.getSelection()?.isCollapsed === false) return;
      const at = event.clientX / frame.innerWidth;
      if (at < EDGE) onTurn("left", "edge");
      else if (at > 1 - EDGE) onTurn("right", "edge");
    },
    { signal },
  );
}
