export const REFUND_STATUSES = [
  "solicitado",
  "em_aprovacao",
  "aprovado",
  "negado",
  "enviando",
  "feito",
  "recusado",
  "desconhecido",
  "aguardando_saldo",
  "manual",
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Not sent to the provider, or refused by it: no money is moving. */
const STILL_HERE = ["solicitado", "em_aprovacao", "aprovado", "recusado", "aguardando_saldo", "manual"] as const;

/** Approved and not yet completed: the money is being returned, or will be. */
export const ON_THEIR_WAY = ["aprovado", "enviando", "desconhecido", "recusado", "aguardando_saldo", "manual"] as const;

/**
 * A refund's state machine: event → from which states → to which. Any other transition moves nothing. The charge itself may prove a
 * refund done from any state after its approval: the provider's dashboard returns money too.
 */
export const REFUND_MOVES = {
  examinar: { from: ["solicitado"], to: "em_aprovacao" },
  aprovar: { from: ["solicitado", "em_aprovacao"], to: "aprovado" },
  negar: { from: ["em_aprovacao"], to: "negado" },
  enviar: { from: ["aprovado", "enviando", "desconhecido", "aguardando_saldo", "manual"], to: "enviando" },
  /** The call certainly did not reach the provider, or failed because of our account: it waits to be sent again. */
  nao_saiu: { from: ["enviando"], to: "aprovado" },
  perder_resposta: { from: ["enviando"], to: "desconhecido" },
  recusar: { from: ["enviando", "desconhecido"], to: "recusado" },
  esperar_saldo: { from: ["recusado"], to: "aguardando_saldo" },
  passar_a_pessoa: { from: ["recusado", "aguardando_saldo"], to: "manual" },
  concluir: { from: ["aprovado", "enviando", "desconhecido", "recusado", "aguardando_saldo", "manual"], to: "feito" },
  /** The bank returned the money by a dispute first. */
  perder_objeto: { from: [...STILL_HERE, "enviando", "desconhecido"], to: "negado" },
} as const satisfies Record<string, { from: readonly RefundStatus[]; to: RefundStatus }>;

export type RefundMove = keyof typeof REFUND_MOVES;

/** The state that `move` leads to from `status`; null when the machine has no such transition. */
export function nextRefundStatus(status: RefundStatus, move: RefundMove): RefundStatus | null {
  const step = REFUND_MOVES[move];
  return (step.from as readonly RefundStatus[]).includes(status) ? step.to : null;
}
