import type { DoorReason } from "#platform/door.ts";
import type { BecomeRefusal, KycRefusal } from "./schema.ts";

type Reason = BecomeRefusal | KycRefusal | DoorReason;

export const recipientMessages: Record<Reason, string> = {
  already: "Seu cadastro já está na Pagar.me. Recarregue a página para ver a situação.",
  sending: "Seu cadastro está a caminho da Pagar.me. A resposta aparece aqui sozinha.",
  has_money: "Há dinheiro de vendas no cadastro recusado. Escreva para nós antes de fazer outro: nada se perde.",
  no_recipient: "Envie o cadastro antes da verificação.",
  not_needed: "A Pagar.me não está pedindo a verificação agora.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um instante e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui: nada se perdeu.",
  forbidden: "Esta conta não pode fazer isso.",
  unavailable: "A Pagar.me não respondeu agora. Tente de novo em instantes.",
};
