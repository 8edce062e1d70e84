import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

type Reorder = {
  ids: readonly string[];
  /** How each is called when it is read aloud. */
  nameOf: (id: string) => string;
  /** The new order, once: when what was lifted is put down somewhere else. */
  onOrder: (ids: string[]) => void;
};

type Lifted = { id: string; order: string[]; by: "keys" | "pointer" };

/**
 * Puts a list in order by dragging a handle, or on it with the keyboard: space lifts, arrows carry, space puts down, Esc gives up. Draw
 * the list in `order`; put `row(id)` on each item, `handle(id)` on its `ReorderHandle`, and `spoken` in an <output>.
 */
export function useReorder({ ids, nameOf, onOrder }: Reorder) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [spoken, setSpoken] = useState("");
  const rows = useRef(new Map<string, HTMLElement>());
  const order = lifted?.order ?? [...ids];

  const place = (at: string[], id: string): string => `${nameOf(id)}, posição ${at.indexOf(id) + 1} de ${at.length}.`;

  function lift(id: string, by: Lifted["by"]) {
    setLifted({ id, order: [...ids], by });
    if (by === "keys") setSpoken(`${place([...ids], id)} Use as setas para mover, espaço para soltar, Esc para desistir.`);
  }

  function carry(to: number) {
    if (!lifted || to < 0 || to >= order.length || order[to] === lifted.id) return;
    const next = order.filter((one) => one !== lifted.id).toSpliced(to, 0, lifted.id);
    setLifted({ ...lifted, order: next });
    setSpoken(place(next, lifted.id));
  }

  function drop() {
    if (!lifted) return;
    setLifted(null);
    if (order.join() === ids.join()) return setSpoken("");
    setSpoken(`Solto: ${place(order, lifted.id)}`);
    onOrder(order);
  }

  /** One place up (-1) or down (1), by a press. */
  function step(id: string, by: -1 | 1) {
    const to = ids.indexOf(id) + by;
    if (to < 0 || to >= ids.length) return;
    const next = ids.filter((one) => one !== id).toSpliced(to, 0, id);
    setSpoken(place(next, id));
    onOrder(next);
  }

  function giveUp() {
    if (!lifted) return;
    setLifted(null);
    setSpoken(`De volta ao lugar: ${place([...ids], lifted.id)}`);
  }

  function press(event: KeyboardEvent, id: string) {
    const isLifted = lifted?.id === id && lifted.by === "keys";
    const steps: Record<string, () => void> = isLifted
      ? {
          ArrowUp: () => carry(order.indexOf(id) - 1),
          ArrowDown: () => carry(order.indexOf(id) + 1),
          Home: () => carry(0),
          End: () => carry(order.length - 1),
          Escape: giveUp,
          " ": drop,
          Enter: drop,
        }
      : { " ": () => lift(id, "keys"), Enter: () => lift(id, "keys") };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  }

  /** Past the middle of another row, on the way there: rows of unlike heights then never swap back and forth under a still finger. */
  function follow(clientY: number) {
    const from = lifted ? order.indexOf(lifted.id) : -1;
    const to = order.findIndex((id, index) => {
      const box = rows.current.get(id)?.getBoundingClientRect();
      if (!box || index === from || clientY < box.top || clientY > box.bottom) return false;
      const middle = (box.top + box.bottom) / 2;
      return index > from ? clientY > middle : clientY < middle;
    });
    if (to >= 0) carry(to);
  }

  // On the window: a row that changes place lets go of a captured pointer.
  useEffect(() => {
    if (lifted?.by !== "pointer") return;
    const over = new AbortController();
    const { signal } = over;
    addEventListener("pointermove", (event) => follow(event.clientY), { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", giveUp, { signal });
    return () => over.abort();
  });

  return {
    order,
    liftedId: lifted?.id ?? null,
    spoken,
    row: (id: string) => ({
      ref: (element: HTMLElement | null) => {
        if (element) rows.current.set(id, element);
        else rows.current.delete(id);
      },
      "data-lifted": lifted?.id === id || undefined,
    }),
    handle: (id: string) => ({
      name: nameOf(id),
      isFirst: ids[0] === id,
      isLast: ids.at(-1) === id,
      onMove: (by: -1 | 1) => step(id, by),
      label: `Mover ${nameOf(id)}`,
      "aria-pressed": lifted?.id === id,
      onKeyDown: (event: KeyboardEvent) => press(event, id),
      onBlur: () => lifted?.by === "keys" && lifted.id === id && drop(),
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) lift(id, "pointer");
      },
      style: { touchAction: "none" as const },
    }),
  };
}
