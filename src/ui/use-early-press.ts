import { type RefObject, useEffect, useEffectEvent } from "react";

/** What was already acted on: the same press may still reach the button once it is alive. */
const replayed = new WeakSet<Event>();

export const wasReplayed = (event: { nativeEvent: Event }): boolean => replayed.has(event.nativeEvent);

/**
 * Answers what was pressed on a `data-early` button before it was alive: `replay` once when it was left pressed, never when pressed and
 * released. The button's own handler asks `wasReplayed` first.
 */
export function useEarlyPress(button: RefObject<Element | null>, replay: () => void): void {
  const onEarly = useEffectEvent(replay);
  useEffect(() => {
    const here = button.current;
    if (!here) return;
    here.removeAttribute("data-early");
    const early = takePresses(here);
    for (const press of early) replayed.add(press);
    if (early.length % 2 === 1) onEarly();
  }, [button]);
}

function takePresses(button: Element): Event[] {
  const all = window.earlyPresses ?? [];
  const here = all.filter(({ target }) => target instanceof Node && button.contains(target));
  if (here.length > 0) window.earlyPresses?.splice(0, all.length, ...all.filter((press) => !here.includes(press)));
  return here;
}
