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

/** Not yet asked of the provider, or refused by it: nothing is on its way. */
const STILL_HERE = ["solicitado", "em_aprovacao", "aprovado", "recusado", "aguardando_saldo", "manual"] as const;

/** Approved and not yet over: the money is going, or will. */
export const ON_THEIR_WAY = ["aprovado", "enviando", "desconhecido", "recusado", "aguardando_saldo", "manual"] as const;

/**
 * A refund's machine: what happened → from which states → to which. Anything else moves nothing. The charge itself may prove a
 * refund done from any state it was ever approved in: the provider's panel can give money back too.
 */
export const REFUND_MOVES = {
  examinar: { from: ["solicitado"], to: "em_aprovacao" },
  aprovar: { from: ["solicitado", "em_aprovacao"], to: "aprovado" },
  negar: { from: ["em_aprovacao"], to: "negado" },
  enviar: { from: ["aprovado", "enviando", "desconhecido", "aguardando_saldo", "manual"], to: "enviando" },
  /** The call certainly never reached the provider, or it refused our own account: it waits to be sent, as before. */
  nao_saiu: { from: ["enviando"], to: "aprovado" },
  perder_resposta: { from: ["enviando"], to: "desconhecido" },
  recusar: { from: ["enviando", "desconhecido"], to: "recusado" },
  esperar_saldo: { from: ["recusado"], to: "aguardando_saldo" },
  passar_a_pessoa: { from: ["recusado", "aguardando_saldo"], to: "manual" },
  concluir: { from: ["aprovado", "enviando", "desconhecido", "recusado", "aguardando_saldo", "manual"], to: "feito" },
  /** The bank took the money by itself before we sent it. */
  perder_objeto: { from: [...STILL_HERE, "enviando", "desconhecido"], to: "negado" },
} as const satisfies Record<string, { from: readonly RefundStatus[]; to: RefundStatus }>;

export type RefundMove = keyof typeof REFUND_MOVES;

/** Where `move` leads from `status`, or null when the machine has no such step. */
export function nextRefundStatus(status: RefundStatus, move: RefundMove): RefundStatus | null {
  const step = REFUND_MOVES[move];
  return (step.from as readonly RefundStatus[]).includes(status) ? step.to : null;
}
