import type { DoorReason } from "#platform/door.ts";
import type { BecomeRefusal, EmailRefusal, KycRefusal } from "./schema.ts";

type Reason = BecomeRefusal | KycRefusal | EmailRefusal | DoorReason;

export const recipientMessages: Record<Reason, string> = {
  already: "Seu cadastro já está na Pagar.me. Recarregue a página para ver a situação.",
  sending: "Seu cadastro está a caminho da Pagar.me. A resposta aparece aqui sozinha.",
  has_money: "Há dinheiro de vendas no cadastro recusado. Escreva para nós antes de fazer outro: nada se perde.",
  no_recipient: "Envie o cadastro antes da verificação.",
  not_needed: "A Pagar.me não está pedindo a verificação agora.",
  recipient_stopped: "A Pagar.me não aprovou este cadastro: envie um cadastro novo com o e-mail certo, ou escreva para nós.",
  step_up_needed: "Confirme que é você para continuar.",
  unknown: "Não sabemos se a mudança chegou à Pagar.me. Tente de novo em instantes: repetir não tem problema.",
  invalid: "Confira os campos marcados.",
  limited: "Muitas tentativas seguidas. Espere um instante e tente de novo.",
  signed_out: "Sua sessão terminou. Entre de novo em outra aba e volte aqui: nada se perdeu.",
  forbidden: "Esta conta não pode fazer isso.",
  unavailable: "A Pagar.me não respondeu agora. Tente de novo em instantes.",
};

/** The payment settings of a store, by their names in the history. */
export const PAYMENTS_CHANGE_WORDS: Record<string, string> = {
  acceptsPix: "Pix",
  acceptsCard: "Cartão",
  maxInstallments: "Parcelas no cartão",
  interestFreeUpTo: "Parcelas sem juros",
  statementName: "Nome na fatura",
  guaranteeDays: "Prazo para desistir",
  pixDiscountBps: "Desconto no Pix",
  recipientEmail: "E-mail do cadastro na Pagar.me",
};
