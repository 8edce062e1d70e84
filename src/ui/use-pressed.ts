import { useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** A choice whose mark answers the press at once; what depends on it over the page follows in the next frame. */
export function usePressed<T extends string>(chosen: T, onChoose: (value: T) => void): [T, (value: T) => void] {
  const [pressed, setPressed] = useState<T | null>(null);
  function press(value: T): void {
    setPressed(value);
    afterPaint(() => {
      onChoose(value);
      setPressed(null);
    });
  }
  return [pressed ?? chosen, press];
}
