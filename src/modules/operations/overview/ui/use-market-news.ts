import { useEffect, useEffectEvent, useRef, useState } from "react";
import { MARKET_NEWS } from "../schema.ts";

/**
 * Calls `onNews` when orders of the market move, while the page is seen. While `isPaused` nothing is called: what came is told by
 * `hasNews`, until `catchUp`.
 */
export function useMarketNews(isPaused: boolean, onNews: () => void): { hasNews: boolean; catchUp: () => void } {
  const [hasNews, setNews] = useState(false);
  const isFirst = useRef(true);
  const hear = useEffectEvent(() => {
    // The first word only says that the line is open.
    if (isFirst.current) isFirst.current = false;
    else if (isPaused) setNews(true);
    else onNews();
  });

  useEffect(() => {
    let events: EventSource | null = null;
    const follow = () => {
      events?.close();
      events = null;
      if (document.visibilityState !== "visible") return;
      events = new EventSource(MARKET_NEWS);
      events.addEventListener("orders", hear);
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      events?.close();
    };
  }, []);

  function catchUp(): void {
    if (!hasNews) return;
    setNews(false);
    onNews();
  }
  return { hasNews, catchUp };
}
