import { useEffect, useEffectEvent, useState } from "react";
import { getThreads } from "../functions.ts";
import type { ThreadView } from "./conversation-facts.ts";

const EVERY_MS = 20_000;

/** The conversations of an order, read again while somebody looks: every 20 s, and when they come back to the page. */
export function useThreads(orderId: string) {
  const [threads, setThreads] = useState<ThreadView[] | null>(null);
  const [failed, setFailed] = useState(false);

  const ask = (): Promise<void> =>
    getThreads({ data: { orderId } })
      .catch(() => null)
      .then((answer) => {
        const isRead = answer !== null && "threads" in answer;
        if (isRead) setThreads(answer.threads);
        setFailed(!isRead);
      });
  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible") void ask();
  });

  useEffect(() => {
    look();
    const clock = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", look);
    };
  }, [orderId]);
  return { threads, failed, read: ask };
}
