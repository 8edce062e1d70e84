import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** How wide an element is now, so that a chart is drawn for it and not stretched. */
export function useWidth(first: number): { area: RefObject<HTMLDivElement | null>; width: number } {
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  // Measured before anything is painted: a chart of another width would push the page aside for a moment.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    setWidth(Math.round(element.clientWidth));
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { area, width };
}
