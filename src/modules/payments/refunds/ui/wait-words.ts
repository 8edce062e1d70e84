import { brand } from "#kit/brand/brand.ts";
import type { RefundCause, WaitingFor } from "../rules/causes.ts";
import type { RefundStatus } from "../rules/moves.ts";

/** Who views a refund. */
export type SeenBy = "comprador" | "autor" | "admin";

type Standing = { status: RefundStatus; cause: RefundCause; waitingFor: WaitingFor | null };

const EXAMINED: Record<WaitingFor, Record<SeenBy, string>> = {
  autor: {
    get comprador() {
      return `Esperando a resposta de quem vendeu. Sem resposta, ${brand.the} decide; e sem decisão em 15 dias o valor volta.`;
    },
    get autor() {
      return `Sua resposta é esperada. Sem ela, ${brand.the} decide; e sem decisão em 15 dias o valor volta a quem comprou.`;
    },
    admin: "Esperando a resposta do autor.",
  },
  comprador: {
    get comprador() {
      return `Quem vendeu não aceitou. Se não concorda, peça a decisão ${brand.of}.`;
    },
    get autor() {
      return `Você não aceitou. Quem comprou ainda pode pedir a decisão ${brand.of}.`;
    },
    admin: "O autor não aceitou; quem comprou ainda pode contestar.",
  },
  operador: {
    get comprador() {
      return `A equipe ${brand.of} decide. Sem decisão até o prazo, o reembolso é automático.`;
    },
    get autor() {
      return `A equipe ${brand.of} decide. Sem decisão até o prazo, o valor volta a quem comprou.`;
    },
    get admin() {
      return `Esperando a decisão ${brand.of}. Sem ela, o reembolso é automático.`;
    },
  },
};

const WORDS: Record<Exclude<RefundStatus, "em_aprovacao">, Record<SeenBy, string>> = {
  solicitado: { comprador: "Recebemos o pedido.", autor: "Pedido recebido.", admin: "Pedido recebido." },
  aprovado: coming(),
  enviando: coming(),
  desconhecido: coming(),
  recusado: waiting(),
  aguardando_saldo: waiting(),
  manual: {
    get comprador() {
      return `Não saiu pelo caminho de sempre: a equipe ${brand.of} vai pagar.`;
    },
    get autor() {
      return `${brand.The} vai pagar por você; o que faltar no seu saldo vira débito, pago pelas próximas vendas.`;
    },
    get admin() {
      return `A Pagar.me não devolve: pague ${brand.by} ou por transferência.`;
    },
  },
  feito: {
    comprador: "O dinheiro saiu para a conta ou o cartão que pagou. No cartão, pode levar uma ou duas faturas.",
    autor: "O dinheiro voltou a quem comprou.",
    admin: "O dinheiro voltou a quem comprou.",
  },
  negado: { comprador: "Este reembolso não foi aceito.", autor: "O valor continua seu.", admin: "Não aceito." },
};

function coming(): Record<SeenBy, string> {
  const words = "Reembolso em andamento. No Pix, o dinheiro costuma chegar em minutos.";
  return { comprador: words, autor: words, admin: words };
}

function waiting(): Record<SeenBy, string> {
  return {
    get comprador() {
      return `Ainda não saiu. Tentamos todos os dias, por até dez dias; depois ${brand.the} paga. Você não precisa fazer nada.`;
    },
    get autor() {
      return `Falta saldo na Pagar.me. Tentamos todos os dias, por até dez dias; depois ${brand.the} paga e o que faltar vira débito.`;
    },
    admin: "Falta saldo na Pagar.me: tentada todos os dias, por até dez dias.",
  };
}

/** What a refund is waiting for, in the words for its viewer. */
export function waitWords({ status, waitingFor }: Standing, seenBy: SeenBy): string {
  if (status === "em_aprovacao") return EXAMINED[waitingFor ?? "operador"][seenBy];
  return WORDS[status][seenBy];
}
