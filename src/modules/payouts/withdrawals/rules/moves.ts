export const WITHDRAWAL_STATUSES = [
  "pendente_confirmacao",
  "confirmado",
  "em_revisao",
  "enviando",
  "processando",
  "desconhecido",
  "pago",
  "falhou",
  "devolvido",
  "cancelado",
  "expirado",
  "recusado",
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** What a move does with the money: reserves it, pays it, or returns it to the author's available bucket. */
type Money = "reserve" | "pay" | "refundLine";
type Step = { from: readonly WithdrawalStatus[]; to: WithdrawalStatus; money?: Money };

/**
 * The withdrawal's state machine: each move, the states it starts from and the one it leads to. Any other move has no effect. `nao_saiu`:
 * the call certainly had no effect at the provider, and the withdrawal waits to be sent again.
 */
export const WITHDRAWAL_MOVES = {
  confirmar: { from: ["pendente_confirmacao"], to: "confirmado", money: "reserve" },
  cancelar: { from: ["pendente_confirmacao"], to: "cancelado" },
  negar: { from: ["pendente_confirmacao"], to: "cancelado" },
  vencer: { from: ["pendente_confirmacao"], to: "expirado" },
  revisar: { from: ["confirmado"], to: "em_revisao" },
  aprovar: { from: ["em_revisao"], to: "confirmado" },
  recusar: { from: ["em_revisao"], to: "recusado", money: "refundLine" },
  enviar: { from: ["confirmado"], to: "enviando" },
  nao_saiu: { from: ["enviando"], to: "confirmado" },
  aceitar: { from: ["enviando"], to: "processando" },
  negar_envio: { from: ["enviando"], to: "falhou", money: "refundLine" },
  perder_resposta: { from: ["enviando"], to: "desconhecido" },
  encontrar: { from: ["desconhecido"], to: "processando" },
  reenviar: { from: ["desconhecido"], to: "confirmado" },
  desistir: { from: ["desconhecido"], to: "falhou", money: "refundLine" },
  pagar: { from: ["processando"], to: "pago", money: "pay" },
  falhar: { from: ["processando"], to: "falhou", money: "refundLine" },
  devolver: { from: ["pago"], to: "devolvido", money: "refundLine" },
} as const satisfies Record<string, Step>;

export type WithdrawalMove = keyof typeof WITHDRAWAL_MOVES;

/** The result of `move` on a withdrawal in state `from`; null when the machine has no such step. */
export function nextWithdrawal(
  from: WithdrawalStatus,
  move: WithdrawalMove,
): { to: WithdrawalStatus; money: Money | null } | null {
  const step: Step = WITHDRAWAL_MOVES[move];
  return step.from.includes(from) ? { to: step.to, money: step.money ?? null } : null;
}

/** Not finished: a store has at most one of these. */
export const OPEN_STATUSES = [
  "pendente_confirmacao",
  "confirmado",
  "em_revisao",
  "enviando",
  "processando",
  "desconhecido",
] as const satisfies readonly WithdrawalStatus[];

/** States with money in the author's reserved bucket: their sum equals the bucket at every commit (INV-15). */
export const RESERVING_STATUSES = [
  "confirmado",
  "em_revisao",
  "enviando",
  "processando",
  "desconhecido",
] as const satisfies readonly WithdrawalStatus[];

export const isOpen = (status: WithdrawalStatus): boolean => (OPEN_STATUSES as readonly string[]).includes(status);
export const isReserving = (status: WithdrawalStatus): boolean => (RESERVING_STATUSES as readonly string[]).includes(status);
