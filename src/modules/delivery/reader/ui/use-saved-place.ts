import { useEffect, useRef } from "react";
import { savePlaceFn } from "../functions.ts";
import type { ReadingPlace } from "../rules.ts";

const RESTS_MS = 1_200;

/** Tells the server where the reading stands once it rests, and at once when the page is left. Losing one is no loss. */
export function useSavedPlace(orderId: string, fileId: string): (place: ReadingPlace) => void {
  const waiting = useRef<{ place: ReadingPlace; timer: ReturnType<typeof setTimeout> } | null>(null);

  useEffect(() => {
    function flush() {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      send(waiting.current.place);
      waiting.current = null;
    }
    function send(place: ReadingPlace) {
      void savePlaceFn({ data: { orderId, fileId, place } }).catch(() => undefined);
    }
    const onHide = () => document.visibilityState === "hidden" && flush();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      flush();
    };
  }, [orderId, fileId]);

  return (place) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    const timer = setTimeout(() => {
      waiting.current = null;
      void savePlaceFn({ data: { orderId, fileId, place } }).catch(() => undefined);
    }, RESTS_MS);
    waiting.current = { place, timer };
  };
}
