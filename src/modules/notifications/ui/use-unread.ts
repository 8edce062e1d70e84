import { useEffect, useState } from "react";
import { tellNotice } from "./notice-heard.ts";

/**
 * How many notices wait, told by the server as it changes; null until it was. Listens only while the page is seen: a browser keeps few
 * connections to one place.
 */
export function useUnread(): number | null {
  const [unread, setUnread] = useState<number | null>(null);

  useEffect(() => {
    let events: EventSource | null = null;
    let last: number | null = null;
    const follow = () => {
      events?.close();
      events = null;
      if (document.visibilityState !== "visible") return;
      events = new EventSource("/eventos/avisos");
      events.addEventListener("notice", ({ data }) => {
        const { unread: now } = JSON.parse(data) as { unread: number };
        setUnread(now);
        if (last !== null && now > last) tellNotice();
        last = now;
      });
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      events?.close();
    };
  }, []);

  return unread;
}
