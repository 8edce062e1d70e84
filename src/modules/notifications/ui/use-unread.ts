import { useEffect, useState } from "react";
import { followEvents } from "#ui/follow-events.ts";
import { notifyNotice } from "./notice-received.ts";

/** How many notices wait, told by the server as it changes; null until it was. */
export function useUnread(): number | null {
  const [unread, setUnread] = useState<number | null>(null);

  useEffect(() => {
    let last: number | null = null;
    return followEvents("/eventos/avisos", "notice", (data) => {
      const { unread: now } = JSON.parse(data) as { unread: number };
      setUnread(now);
      if (last !== null && now > last) notifyNotice();
      last = now;
    });
  }, []);

  return unread;
}
