import { useRouter } from "@tanstack/react-router";
import { useServerFn } from "@tanstack/react-start";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { AnswerOf } from "#kit/answer.ts";
import { getPixPage } from "../functions.ts";
import { pixView } from "../rules.ts";
import { poll } from "./poll.ts";

export type PixFacts = AnswerOf<typeof getPixPage>;

/**
 * Follows an order until it is paid, then opens its files. Listens to the server's events; also polls at growing intervals, never
 * while hidden, in case events do not arrive; and reads at once when the person returns to the tab.
 */
export function usePixStatus(loaded: PixFacts) {
  const router = useRouter();
  const read = useServerFn(getPixPage);
  const orderId = loaded.order.id;
  const [facts, setFacts] = useState(loaded);
  const view = pixView(facts.order.status, facts.attempt);

  const refresh = useCallback(async () => {
    const answer = await read({ data: { orderId } }).catch(() => null);
    if (answer && "order" in answer) setFacts(answer);
  }, [read, orderId]);

  const moveOn = useEffectEvent(() => router.navigate({ href: `/painel/pedidos/${orderId}?novo=1`, replace: true }));
  useEffect(() => {
    if (view === "pago") void moveOn();
  }, [view]);

  useEffect(() => {
    if (view === "pago" || view === "encerrado") return;
    return poll(refresh);
  }, [view, refresh]);

  useEffect(() => {
    const events = new EventSource(`/eventos/pedido/${orderId}`);
    events.addEventListener("order", () => void refresh());
    return () => events.close();
  }, [orderId, refresh]);

  return { facts, view, refresh };
}
