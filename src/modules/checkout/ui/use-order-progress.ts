import { useServerFn } from "@tanstack/react-start";
import { useCallback, useEffect, useState } from "react";
import { getOrderProgress } from "../functions.ts";
import type { OrderProgress } from "../schema.ts";
import { poll } from "./poll.ts";
import { isBeingDecided } from "./purchase-view.ts";

const FIRST_WAIT_MS = 500;

/** Follows an order's payment while the bank decides: by the server's events, and by polling when they do not arrive. */
export function useOrderProgress(initial: OrderProgress | null) {
  const read = useServerFn(getOrderProgress);
  const [orderId, setOrderId] = useState(initial?.orderId ?? null);
  const [progress, setProgress] = useState(initial);
  const [isFollowing, setFollowing] = useState(false);
  const isOpen = orderId !== null && (progress === null || isBeingDecided(progress.stage));

  const refresh = useCallback(async () => {
    if (!orderId) return;
    const answer = await read({ data: { orderId } }).catch(() => null);
    if (answer && "stage" in answer) setProgress(answer);
  }, [read, orderId]);

  useEffect(() => {
    if (!isOpen) return;
    const stop = poll(refresh, FIRST_WAIT_MS);
    const events = new EventSource(`/eventos/pedido/${orderId}`);
    events.addEventListener("order", () => void refresh());
    return () => {
      stop();
      events.close();
    };
  }, [isOpen, orderId, refresh]);

  return {
    orderId,
    progress,
    /** Whether a payment was sent from this page. */
    isFollowing,
    /** Discards the state of the order's previous payment, because another was sent. */
    follow: (placed: string) => {
      setFollowing(true);
      setProgress(null);
      setOrderId(placed);
    },
  };
}
