import { type RefObject, type TouchEvent, useRef } from "react";

const FAR_ENOUGH_PX = 110;

/** Drags a sheet down by its head: far enough closes it, less lets it back. */
export function useDragDown(sheet: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const from = useRef<number | null>(null);
  const by = (event: TouchEvent) => Math.max(0, (event.changedTouches[0]?.clientY ?? 0) - (from.current ?? 0));
  const move = (px: number) => {
    if (!sheet.current) return;
    sheet.current.style.transition = px > 0 ? "none" : "";
    sheet.current.style.transform = px > 0 ? `translateY(${px}px)` : "";
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      from.current = event.touches[0]?.clientY ?? null;
    },
    onTouchMove: (event: TouchEvent) => {
      if (matchMedia("(max-width: 767px)").matches) move(by(event));
    },
    onTouchEnd: (event: TouchEvent) => {
      const far = by(event);
      move(0);
      if (far > FAR_ENOUGH_PX && matchMedia("(max-width: 767px)").matches) onClose();
    },
  };
}
