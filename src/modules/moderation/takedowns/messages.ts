import type { DropRefusal, WithdrawRefusal } from "./schema.ts";
import type { Ground } from "./rules.ts";

export const takedownMessages: Record<WithdrawRefusal | DropRefusal, string> = {
  not_found: "Não há o que retirar ou desfazer aqui. Atualize a página.",
  wrong_state: "Só sai das bibliotecas o que está à venda, pausado ou já fora de venda. Atualize a página.",
  already_done: "Alguém já decidiu isto. Atualize a página.",
  appeal_open: "Quem fez pediu revisão. Responda antes pelo pedido, que está na fila.",
  under_way: "Quem comprou já começou a ser avisado: isto não se desfaz mais.",
  step_up_needed: "Confirme que é você para devolver o dinheiro de quem comprou.",
};

export const groundWords: Record<Ground, string> = {
  direitos: "Fere o direito de outra pessoa",
  ilegal: "A lei não permite este conteúdo",
};
