import type { AnticipationRefusal } from "./schema.ts";
import type { AnticipationStatus } from "./rules.ts";

export const anticipationMessages: Record<AnticipationRefusal, string> = {
  step_up_needed: "Confirme que é você para antecipar.",
  no_offer: "A Pagar.me não tem nada para antecipar agora.",
  offer_changed: "Os valores mudaram desde que você abriu a página. Confira os novos e peça de novo.",
  already_open: "Você já tem uma antecipação em andamento.",
  held: "Seus pagamentos estão retidos, e por isso a antecipação espera. Veja o motivo em Sacar.",
  refused: "A Pagar.me recusou esta antecipação. Nada foi cobrado.",
  unavailable: "A Pagar.me não respondeu. Nada foi pedido; tente de novo em alguns minutos.",
};

/** The text for each state of the last anticipation. */
export const statusWords: Record<AnticipationStatus, string> = {
  enviando: "Pedindo à Pagar.me.",
  desconhecida: "Ainda sem resposta da Pagar.me. Estamos conferindo; não é preciso pedir de novo.",
  pendente: "Pedida. A Pagar.me confere e responde.",
  aprovada: "Aprovada. O valor fica disponível no dia, e o custo aparece em cada venda no extrato.",
  recusada: "A Pagar.me não fez esta antecipação. Nada foi cobrado.",
};
