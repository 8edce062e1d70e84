import { useEffect, useEffectEvent, useRef, useState } from "react";
import { followEvents } from "#ui/follow-events.ts";
import { MARKET_NEWS } from "../schema.ts";

/**
 * Calls `onNews` when orders of the market move, while the page is seen. While `isPaused` nothing is called: what came is told by
 * `hasNews`, until `catchUp`.
 */
export function useMarketNews(isPaused: boolean, onNews: () => void): { hasNews: boolean; catchUp: () => void } {
  const [hasNews, setNews] = useState(false);
  const isFirst = useRef(true);
  const receive = useEffectEvent(() => {
    // The first word only says that the line is open.
    if (isFirst.current) isFirst.current = false;
    else if (isPaused) setNews(true);
    else onNews();
  });

  useEffect(() => followEvents(MARKET_NEWS, "orders", () => receive()), []);

  function catchUp(): void {
    if (!hasNews) return;
    setNews(false);
    onNews();
  }
  return { hasNews, catchUp };
}
