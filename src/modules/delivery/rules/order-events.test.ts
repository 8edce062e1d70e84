import { expect, it } from "vitest";
import { arrangeEvents, type OrderEvent, type OrderEventKind } from "./order-events.ts";

const event = (kind: OrderEventKind, minute: number): OrderEvent => ({
  kind,
  at: new Date(Date.UTC(2026, 10, 21, 12, minute)),
  detail: null,
  amountCents: null,
});

it("the timeline goes from the oldest to the newest", () => {
  expect(arrangeEvents([event("pago", 2), event("feito", 0), event("codigo", 1)]).map((one) => one.kind)).toEqual([
    "feito",
    "codigo",
    "pago",
  ]);
});

it("a refund told with its amount is not told again as a status", () => {
  const events = [
    event("pago", 0),
    event("devolucao_pedida", 1),
    event("estornando", 1),
    event("devolucao_feita", 2),
    event("estornado", 2),
  ];
  expect(arrangeEvents(events).map((one) => one.kind)).toEqual(["pago", "devolucao_pedida", "devolucao_feita"]);
  expect(arrangeEvents([event("pago", 0), event("estornado", 2)]).map((one) => one.kind)).toEqual(["pago", "estornado"]);
});
