import { formatFullDateTime, formatWeekdayDate } from "#kit/date-format.ts";
import type { TimelineEvent } from "#ui/timeline.tsx";
import type { WithdrawalStatus } from "../rules/moves.ts";
import type { WithdrawalPage } from "./facts.ts";

const ENDS: Partial<Record<WithdrawalStatus, string>> = {
  falhou: "Não deu certo: o dinheiro voltou",
  devolvido: "Devolvido pelo banco: o dinheiro voltou",
  recusado: "Não aprovado: o dinheiro voltou",
  cancelado: "Cancelado",
  expirado: "Venceu sem confirmação",
};

/** The steps of a withdrawal (requested, confirmed, sent, in the bank), each past, current or future. */
export function timelineOf(withdrawal: WithdrawalPage): TimelineEvent[] {
  const { status, createdAt, confirmedAt, sentAt, paidAt, closedAt, estimatedAt } = withdrawal;
  const end = ENDS[status];
  const steps = [
    { id: "pedido", title: "Pedido", at: createdAt },
    { id: "confirmado", title: status === "em_revisao" ? "Confirmado, em análise" : "Confirmado por você", at: confirmedAt },
    { id: "enviado", title: status === "desconhecido" ? "Enviado, confirmando com o banco" : "Enviado ao banco", at: sentAt },
    { id: "pago", title: "Na conta", at: paidAt },
  ];
  const happened = steps.filter((step) => step.at !== null);
  if (end) {
    const events = [...happened, { id: "fim", title: end, at: closedAt }];
    return events.map((step) => ({ id: step.id, title: step.title, detail: dateOf(step.at), state: "done" }));
  }
  return steps.map((step, index) => ({
    id: step.id,
    title: step.title,
    detail: step.at ? dateOf(step.at) : step.id === "pago" ? `Até ${formatWeekdayDate(estimatedAt)}` : undefined,
    state: step.at ? (index === happened.length - 1 && status !== "pago" ? "current" : "done") : "ahead",
  }));
}

const dateOf = (at: Date | null) => (at ? formatFullDateTime(at) : undefined);
