import type { WithdrawalStatus } from "../rules/moves.ts";

/** What each state means for the author, and what happens next. */
export const STATUS_WORDS: Record<WithdrawalStatus, string> = {
  pendente_confirmacao: "Enviamos um e-mail com o link para confirmar. Ele vale por 15 minutos; até lá, nada sai do saldo.",
  confirmado: "O valor está reservado e a transferência sai em instantes.",
  em_revisao: "Nossa equipe vai conferir este saque em até 1 dia útil. O valor fica reservado até lá.",
  enviando: "Estamos pedindo a transferência à Pagar.me.",
  processando: "A Pagar.me aceitou a transferência e o dinheiro está a caminho do banco.",
  desconhecido:
    "A Pagar.me não respondeu se a transferência saiu. O valor continua reservado, ninguém vai enviá-lo duas vezes, e novos saques esperam a resposta.",
  pago: "O banco confirmou a transferência.",
  falhou: "A transferência não deu certo. O valor e a tarifa voltaram inteiros para o seu saldo disponível.",
  devolvido:
    "O banco devolveu a transferência. O valor e a tarifa voltaram inteiros para o seu saldo; confira ou troque a conta.",
  cancelado: "O saque foi cancelado antes de sair. O saldo não mudou.",
  expirado: "O prazo de 15 minutos passou sem a confirmação. O saldo não mudou: peça o saque de novo quando quiser.",
  recusado: "Depois da análise, o saque não foi aprovado. O valor voltou inteiro para o seu saldo disponível.",
};
