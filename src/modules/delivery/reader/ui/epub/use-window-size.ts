import { useEffect, useState } from "react";

const now = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The window's own size, as it changes. */
export function useWindowSize(): { width: number; height: number } {
  const [size, setSize] = useState(now);
  useEffect(() => {
    const measure = () => setSize(now());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return size;
}
