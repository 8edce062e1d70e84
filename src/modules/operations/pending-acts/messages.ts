import type { OwnCase } from "#modules/accounts/record-decision.ts";
import type { ActStatus } from "./rules/act-status.ts";
import type { AnswerRefusal, AskRefusal } from "./schema.ts";

export const ALREADY_WAITING = "Outra mudança disto já espera a confirmação de um dono. Veja em Administração › Confirmações.";

/** Said before it is asked, where there is another owner. */
export const CONFIRMED_FIRST = "Só vale quando outro dono confirmar.";

/** Said where it was asked, once it waits. */
export const WAITS = "Espera a confirmação de outro dono.";

export const pendingActMessages: Record<AnswerRefusal | AskRefusal | OwnCase, string> = {
  already_waiting: ALREADY_WAITING,
  not_found: "Isto não existe mais. Atualize a página.",
  already_answered: "Já foi respondido, ou o prazo passou. Atualize a página.",
  own_ask: "Quem pediu não confirma: outra pessoa com o papel Dono decide.",
  not_owner: "Só quem tem o papel Dono, sem nada suspenso, confirma. Atualize a página.",
  asker_left: "Quem pediu não tem mais o papel que permite isto. Não foi feito.",
  impeded: "Não dá mais para fazer: algo mudou desde que foi pedido.",
  not_yet: "Ainda não dá para confirmar. Tente de novo em alguns minutos.",
  own_case: "Este caso é seu: outra pessoa da administração decide.",
  step_up_needed: "Confirme que é você para continuar.",
};

export const statusWords: Record<ActStatus, string> = {
  esperando: "Espera",
  feito: "Confirmado e feito",
  recusado: "Recusado",
  retirado: "Quem pediu desistiu",
  vencido: "O prazo passou",
  impedido: "Não foi possível",
};
