import { statementBrand } from "#kit/brand/plain-names.ts";
import { formatBasisPoints } from "#kit/percent.ts";
import type { DoorReason } from "#platform/door.ts";
import { EMAIL_CAUSE } from "./rules.ts";
import type { BecomeRefusal, EmailRefusal, KycRefusal } from "./schema.ts";

type Reason = BecomeRefusal | KycRefusal | EmailRefusal | DoorReason;

export const recipientMessages: Record<Reason, string> = {
  already: "Seu cadastro já está na Pagar.me. Recarregue a página para ver a situação.",
  sending: "Seu cadastro está a caminho da Pagar.me. A resposta aparece aqui automaticamente.",
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
const CHANGE_WORDS: Record<string, string> = {
  acceptsPix: "Pix",
  acceptsCard: "Cartão",
  maxInstallments: "Parcelas no cartão",
  interestFreeUpTo: "Parcelas sem juros",
  statementName: "Nome na fatura",
  guaranteeDays: "Prazo para desistir",
  pixDiscountBps: "Desconto no Pix",
  recipientEmail: "E-mail do cadastro na Pagar.me",
};

/** A change in the payment settings, with its values: "Parcelas no cartão: de só à vista para até 6x". */
export function paymentsChangeWords(what: string, from: string | null, to: string | null): string {
  if (what === EMAIL_CAUSE) return `${CHANGE_WORDS[what]}: trocado`;
  return `${CHANGE_WORDS[what] ?? what}: de ${valueOf(what, from)} para ${valueOf(what, to)}`;
}

function valueOf(what: string, value: string | null): string {
  if (value === "true") return "aceito";
  if (value === "false") return "não aceito";
  if (what === "statementName") return value || statementBrand();
  if (what === "pixDiscountBps") return value === "0" ? "nenhum" : formatBasisPoints(Number(value));
  if (what === "guaranteeDays") return `${value} dias`;
  if (what === "interestFreeUpTo") return value === "1" ? "nenhuma" : `até ${value}x`;
  return what === "maxInstallments" ? (value === "1" ? "só à vista" : `até ${value}x`) : (value ?? "");
}
