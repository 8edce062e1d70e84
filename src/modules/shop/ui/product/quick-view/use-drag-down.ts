import { type TouchEvent, useRef } from "react";

const FAR_ENOUGH_PX = 110;
const isSheet = () => matchMedia("(max-width: 767px)").matches;

/** Drags a sheet down by its head: far enough closes it, less lets it back. */
export function useDragDown(onClose: () => void) {
  const from = useRef(0);
  const by = (event: TouchEvent) => Math.max(0, (event.changedTouches[0]?.clientY ?? 0) - from.current);
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches[0]?.clientY ?? 0;
    },
    onTouchMove: (event: TouchEvent) => {
      if (isSheet()) move(event, by(event));
    },
    onTouchEnd: (event: TouchEvent) => {
      move(event, 0);
      if (isSheet() && by(event) > FAR_ENOUGH_PX) onClose();
    },
  };
}

function move(event: TouchEvent, px: number): void {
  const sheet = event.currentTarget.closest("dialog");
  if (!sheet) return;
  sheet.style.transition = px > 0 ? "none" : "";
  sheet.style.transform = px > 0 ? `translateY(${px}px)` : "";
}
