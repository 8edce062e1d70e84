import { type RefObject, useEffect, useRef, useState } from "react";

/** How wide an element is now, so that a chart is drawn for it and not stretched. */
export function useWidth(first: number): { area: RefObject<HTMLDivElement | null>; width: number } {
  const area = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { area, width };
}
