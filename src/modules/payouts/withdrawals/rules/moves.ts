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

/** Where the money of a withdrawal goes with a step: promised, gone, or back to the author's available. */
type Money = "reserve" | "pay" | "refundLine";
type Step = { from: readonly WithdrawalStatus[]; to: WithdrawalStatus; money?: Money };

/**
 * The withdrawal's machine: what happened → from which states → to which. Anything else moves nothing. `nao_saiu` is the call
 * that certainly never reached the provider: it waits to be sent, as before.
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

/** What `move` does to a withdrawal at `from`; null when the machine has no such step. */
export function nextWithdrawal(
  from: WithdrawalStatus,
  move: WithdrawalMove,
): { to: WithdrawalStatus; money: Money | null } | null {
  const step: Step = WITHDRAWAL_MOVES[move];
  return step.from.includes(from) ? { to: step.to, money: step.money ?? null } : null;
}

/** Not over yet: a store has one of these at a time. */
export const OPEN_STATUSES = [
  "pendente_confirmacao",
  "confirmado",
  "em_revisao",
  "enviando",
  "processando",
  "desconhecido",
] as const satisfies readonly WithdrawalStatus[];

/** Whose money sits in the author's reserved pocket: their sum is that pocket, at every commit (INV-15). */
export const RESERVING_STATUSES = [
  "confirmado",
  "em_revisao",
  "enviando",
  "processando",
  "desconhecido",
] as const satisfies readonly WithdrawalStatus[];

export const isOpen = (status: WithdrawalStatus): boolean => (OPEN_STATUSES as readonly string[]).includes(status);
export const isReserving = (status: WithdrawalStatus): boolean => (RESERVING_STATUSES as readonly string[]).includes(status);
