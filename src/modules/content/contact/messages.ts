import type { DoorReason } from "#platform/door.ts";
import type { CloseRefusal, ContactRefusal } from "./schema.ts";
import type { ContactTopic } from "./rules.ts";

export const contactMessages: Record<ContactRefusal | DoorReason, string> = {
  order_not_yours: "Este pedido não é desta conta. Escolha outro, ou conte qual é na mensagem.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas mensagens seguidas. Espere um pouco e tente de novo: o que você escreveu está aqui.",
  signed_out: "Entre na sua conta para continuar.",
  forbidden: "Sua conta não pode fazer isto.",
  unavailable: "Não conseguimos guardar a mensagem agora. O que você escreveu está aqui: tente de novo em instantes.",
};

export const closeMessages: Record<CloseRefusal, string> = {
  not_found: "Esta mensagem não existe mais. Atualize a página.",
  already_done: "Alguém já marcou como respondida. Atualize a página.",
};

/** What a person may be writing about, in their words. */
export const TOPIC_WORDS: Record<ContactTopic, string> = {
  compra: "Uma compra ou um pagamento",
  devolucao: "Reembolso",
  arquivo: "Um arquivo que não abre ou veio errado",
  venda: "Minhas vendas ou meu saque",
  conta: "Minha conta e minha entrada",
  privacidade: "Meus dados pessoais",
  acessibilidade: "Algo que não consegui usar",
  outro: "Outro assunto",
};
