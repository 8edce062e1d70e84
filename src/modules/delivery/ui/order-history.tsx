import { formatMoney } from "#kit/money.ts";
import { When } from "#modules/orders/ui/when.tsx";
import { Timeline, type TimelineEvent } from "#ui/timeline.tsx";
import type { OrderEvent, OrderEventKind } from "../rules/order-events.ts";

type OrderHistoryProps = {
  events: OrderEvent[];
  words: Record<OrderEventKind, string>;
  /** Steps still to come. */ ahead: string[];
};

/** The life of an order; while something is expected, the last event is where it stands. */
export function OrderHistory({ events, words, ahead }: OrderHistoryProps) {
  const past = events.map((event, index): TimelineEvent => ({
    id: `${event.kind}-${index}`,
    title: (
      <span className="wrap-anywhere">
        {words[event.kind]}
        {event.detail && ` ${event.detail}`}
        {event.amountCents !== null && `, ${formatMoney(event.amountCents)}`}
      </span>
    ),
    detail: <When at={event.at} />,
    state: ahead.length > 0 && index === events.length - 1 ? "current" : "done",
  }));
  return <Timeline events={[...past, ...ahead.map((title): TimelineEvent => ({ id: title, title, state: "ahead" }))]} />;
}
