import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

type Orderable = {
  length: number;
  /** What a row is called when its new place is said. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
};

/**
 * Puts the rows of a list in another order, by dragging a handle or with the arrows, Home and End on it. Spread `listProps` on the
 * list, `handleProps(index)` on a button of each row, and show `said` in a live region. Rows need stable keys.
 */
export function useOrderable({ length, nameOf, onMove }: Orderable) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const stopDragging = useRef<(() => void) | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => () => stopDragging.current?.(), []);

  function drag(from: number) {
    let at = from;
    const follow = (event: globalThis.PointerEvent) => {
      const to = rowUnder(list.current, event.clientY);
      if (to === null || to === at) return;
      move.current(at, to);
      at = to;
      setHeld(to);
    };
    const drop = () => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      stopDragging.current = null;
      setHeld(null);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
    stopDragging.current = drop;
    setHeld(from);
  }

  function press(event: KeyboardEvent, index: number) {
    const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target === index || target < 0 || target >= length) return;
    setSaid(`${nameOf(index)}: posição ${target + 1} de ${length}.`);
    onMove(index, target);
  }

  return {
    listProps: { ref: list },
    /** The row being dragged. */
    held,
    said,
    handleProps: (index: number) => ({
      type: "button" as const,
      "aria-label": `Mover ${nameOf(index)}`,
      "aria-keyshortcuts": "ArrowUp ArrowDown",
      className: "grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-ctl text-muted hover:text-ink",
      onKeyDown: (event: KeyboardEvent) => press(event, index),
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) drag(index);
      },
    }),
  };
}

/** The row whose half the pointer has passed; null outside a list with rows. */
function rowUnder(list: HTMLElement | null, y: number): number | null {
  const rows = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  if (rows.length === 0) return null;
  const below = rows.findIndex((box) => y < box.bottom);
  return below === -1 ? rows.length - 1 : below;
}

/** A list with one item somewhere else. */
export const movedTo = <T>(items: readonly T[], from: number, to: number): T[] => {
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
};
