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

/** The order's machine: what happened → from which states → to which. Anything else moves nothing. */
export const ORDER_MOVES = {
  pago: { from: [...OPEN], to: "pago" },
  pago_tarde: { from: [...CLOSED], to: "pago" },
  em_analise: { from: ["aguardando_pagamento"], to: "em_analise" },
  /** The bank never decided, or was never asked: the order may be paid another way. */
  liberado: { from: ["em_analise"], to: "aguardando_pagamento" },
  recusado: { from: [...OPEN], to: "falhou" },
  cancelado: { from: ["aguardando_pagamento"], to: "cancelado" },
  expirado: { from: ["aguardando_pagamento"], to: "expirado" },
  /** From open too: the payment came for what cannot be bought any more. */
  estorno_pedido: { from: ["pago", "parcialmente_estornado", ...OPEN, ...CLOSED], to: "estornando" },
  estornado: { from: ["estornando", "pago", "parcialmente_estornado"], to: "estornado" },
  estornado_em_parte: { from: ["estornando", "pago"], to: "parcialmente_estornado" },
  estorno_recusado: { from: ["estornando"], to: "pago" },
  contestado: { from: ["pago", "parcialmente_estornado", "estornando"], to: "contestado" },
  /** Also where the bank had said lost and turned round. */
  contestacao_ganha: { from: ["contestado", "perdido"], to: "pago" },
  /** Won, where lines of it had been refunded: the rest stands. */
  contestacao_ganha_em_parte: { from: ["contestado", "perdido"], to: "parcialmente_estornado" },
  contestacao_perdida: { from: ["contestado"], to: "perdido" },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;

export type OrderMove = keyof typeof ORDER_MOVES;

/** Where `move` leads from `status`, or null when the machine has no such step. */
export function nextStatus(status: OrderStatus, move: OrderMove): OrderStatus | null {
  const step = ORDER_MOVES[move];
  return (step.from as readonly OrderStatus[]).includes(status) ? step.to : null;
}
