import { useRouter } from "@tanstack/react-router";
import { useServerFn } from "@tanstack/react-start";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { checkPayment, getOrderProgress } from "../functions.ts";
import type { OrderProgress } from "../schema.ts";
import { poll } from "./poll.ts";
import { isBeingDecided } from "./purchase-view.ts";

/**
 * Follows an order whose card is confirmed at the bank. Once nothing is left to wait for, opens the order's files or loads this page
 * again with the other payment methods. The provider is queried as the page opens, without waiting for its webhook.
 */
export function useConfirmation(loaded: OrderProgress) {
  const router = useRouter();
  const read = useServerFn(getOrderProgress);
  const ask = useServerFn(checkPayment);
  const { orderId } = loaded;
  const [order, setOrder] = useState(loaded);
  const [isAsking, setAsking] = useState(true);
  const isOpen = order.stage === "confirmar" || isBeingDecided(order.stage);

  const refresh = useCallback(async () => {
    const answer = await read({ data: { orderId } }).catch(() => null);
    if (answer && "stage" in answer) setOrder(answer);
  }, [read, orderId]);

  const askBank = useCallback(() => {
    const onConfirmed = () => refresh().finally(() => setAsking(false));
    return ask({ data: { orderId } }).then(onConfirmed, onConfirmed);
  }, [ask, orderId, refresh]);

  useEffect(() => void askBank(), [askBank]);

  useEffect(() => {
    if (!isOpen) return;
    const stop = poll(refresh);
    const events = new EventSource(`/eventos/pedido/${orderId}`);
    events.addEventListener("order", () => void refresh());
    return () => {
      stop();
      events.close();
    };
  }, [isOpen, orderId, refresh]);

  // When the payment was refused, this page shows the form once it is loaded again.
  const moveOn = useEffectEvent(() =>
    order.stage === "pago"
      ? router.navigate({ href: `/painel/pedidos/${orderId}?novo=1`, replace: true })
      : router.invalidate({ sync: true }),
  );
  useEffect(() => {
    if (!isOpen) void moveOn();
  }, [isOpen]);

  return {
    order,
    isAsking,
    check: () => {
      setAsking(true);
      return askBank();
    },
  };
}
