import { type RefObject, useEffect, useEffectEvent } from "react";

type Press = { nativeEvent: Event };

const handled = new WeakSet<Event>();

/** True once for each press: the same one may reach a button's own handler and the record of the presses before it was alive. */
export function takePress({ nativeEvent }: Press): boolean {
  if (handled.has(nativeEvent)) return false;
  handled.add(nativeEvent);
  return true;
}

/** Whether presses of one button leave it pressed: an odd number of those that nothing handled yet. */
export const leavePressed = (presses: readonly Event[]): boolean =>
  presses.filter((nativeEvent) => takePress({ nativeEvent })).length % 2 === 1;

/**
 * Calls `replay` once when a `data-early` button was left pressed before it was alive, never when it was pressed and released. The button's
 * own handler asks `takePress` first: a button answers presses a moment before this effect runs.
 */
export function useEarlyPress(button: RefObject<Element | null>, replay: () => void): void {
  const onEarly = useEffectEvent(replay);
  useEffect(() => {
    const here = button.current;
    if (!here) return;
    here.removeAttribute("data-early");
    if (leavePressed(removePresses(here))) onEarly();
  }, [button]);
}

/** Removes the recorded presses of `button` and returns them. */
function removePresses(button: Element): Event[] {
  const all = window.earlyPresses ?? [];
  const here = all.filter(({ target }) => target instanceof Node && button.contains(target));
  if (here.length > 0) window.earlyPresses?.splice(0, all.length, ...all.filter((press) => !here.includes(press)));
  return here;
}
