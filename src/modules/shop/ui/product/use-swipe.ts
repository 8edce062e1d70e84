import { type TouchEvent, useRef } from "react";

const SWIPE_PX = 48;

/** Tells when one finger was drawn to a side: 1 to what comes next, -1 to what came before. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef(0);
  return {
    onTouchStart({ touches }: TouchEvent) {
      from.current = (touches.length === 1 && touches[0]?.clientX) || NaN;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const moved = (changedTouches[0]?.clientX ?? NaN) - from.current;
      if (Math.abs(moved) > SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
    },
  };
}
