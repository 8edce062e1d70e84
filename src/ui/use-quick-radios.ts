import { type RefCallback, useEffect, useEffectEvent, useRef } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * Props of each radio of a choice that the page depends on. The browser moves the mark, so a press shows in its first frame; what
 * depends on it is drawn in the next. Pressed before the page's scripts came, it counts.
 */
export function useQuickRadios<T extends string>(chosen: T, onChoose: (value: T) => void) {
  const inputs = useRef(new Map<T, HTMLInputElement>());
  const isListening = useRef(false);
  const choose = useEffectEvent(onChoose);

  useEffect(() => {
    const early = isListening.current ? undefined : [...inputs.current].find(([, input]) => input.checked)?.[0];
    isListening.current = true;
    if (early !== undefined && early !== chosen) return choose(early);
    const input = inputs.current.get(chosen);
    if (input) input.checked = true;
  }, [chosen]);

  return (value: T) => {
    const ref: RefCallback<HTMLInputElement> = (input) => {
      if (input) inputs.current.set(value, input);
      return () => void inputs.current.delete(value);
    };
    return { value, ref, defaultChecked: value === chosen, onChange: () => afterPaint(() => onChoose(value)) };
  };
}
