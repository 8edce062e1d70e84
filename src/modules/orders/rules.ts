export const ORDER_STATUSES = [
  "aguardando_pagamento",
  "em_analise",
  "pago",
  "falhou",
  "cancelado",
  "expirado",
  "estornando",
  "estornado",
  "parcialmente_estornado",
  "contestado",
  "perdido",
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

const OPEN = ["aguardando_pagamento", "em_analise"] as const;
const CLOSED = ["cancelado", "expirado", "falhou"] as const;

/** The order's state machine: each move, the states it starts from and the one it leads to. Any other move has no effect. */
export const ORDER_MOVES = {
  pago: { from: [...OPEN], to: "pago" },
  pago_tarde: { from: [...CLOSED], to: "pago" },
  em_analise: { from: ["aguardando_pagamento"], to: "em_analise" },
  /** The bank never decided, or never received the request: the order may be paid another way. */
  liberado: { from: ["em_analise"], to: "aguardando_pagamento" },
  recusado: { from: [...OPEN], to: "falhou" },
  cancelado: { from: ["aguardando_pagamento"], to: "cancelado" },
  expirado: { from: ["aguardando_pagamento"], to: "expirado" },
  /** From an open state too: the payment arrived for an item that can no longer be bought. */
  estorno_pedido: { from: ["pago", "parcialmente_estornado", ...OPEN, ...CLOSED], to: "estornando" },
  estornado: { from: ["estornando", "pago", "parcialmente_estornado"], to: "estornado" },
  estornado_em_parte: { from: ["estornando", "pago"], to: "parcialmente_estornado" },
  estorno_recusado: { from: ["estornando"], to: "pago" },
  contestado: { from: ["pago", "parcialmente_estornado", "estornando"], to: "contestado" },
  /** Also when the bank reverses a dispute it had reported as lost. */
  contestacao_ganha: { from: ["contestado", "perdido"], to: "pago" },
  /** A won dispute of an order with refunded lines: the other lines remain paid. */
  contestacao_ganha_em_parte: { from: ["contestado", "perdido"], to: "parcialmente_estornado" },
  contestacao_perdida: { from: ["contestado"], to: "perdido" },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;

export type OrderMove = keyof typeof ORDER_MOVES;

/** The state that `move` leads to from `status`, or null when the machine has no such step. */
export function nextStatus(status: OrderStatus, move: OrderMove): OrderStatus | null {
  const step = ORDER_MOVES[move];
  return (step.from as readonly OrderStatus[]).includes(status) ? step.to : null;
}
