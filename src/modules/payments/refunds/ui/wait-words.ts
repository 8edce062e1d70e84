import type { RefundCause, WaitingFor } from "../rules/causes.ts";
import type { RefundStatus } from "../rules/moves.ts";

/** Who looks at a refund. */
export type SeenBy = "comprador" | "autor" | "admin";

type Standing = { status: RefundStatus; cause: RefundCause; waitingFor: WaitingFor | null };

const EXAMINED: Record<WaitingFor, Record<SeenBy, string>> = {
  autor: {
    comprador: "Esperando a resposta de quem vendeu. Sem resposta, a Autoria decide; e sem decisão em 15 dias o valor volta.",
    autor: "Sua resposta é esperada. Sem ela, a Autoria decide; e sem decisão em 15 dias o valor volta a quem comprou.",
    admin: "Esperando a resposta do autor.",
  },
  comprador: {
    comprador: "Quem vendeu não aceitou. Se não concorda, peça a decisão da Autoria.",
    autor: "Você não aceitou. Quem comprou ainda pode pedir a decisão da Autoria.",
    admin: "O autor não aceitou; quem comprou ainda pode contestar.",
  },
  operador: {
    comprador: "Uma pessoa da Autoria decide. Sem decisão até o prazo, o valor volta sozinho.",
    autor: "Uma pessoa da Autoria decide. Sem decisão até o prazo, o valor volta a quem comprou.",
    admin: "Esperando a decisão da Autoria. Sem ela, o valor volta sozinho.",
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
    comprador: "Não saiu pelo caminho de sempre: uma pessoa da Autoria vai pagar.",
    autor: "A Autoria vai pagar por você; o que faltar no seu saldo vira débito, pago pelas próximas vendas.",
    admin: "A Pagar.me não devolve: pague pela Autoria ou por transferência.",
  },
  feito: {
    comprador: "O dinheiro saiu para a conta ou o cartão que pagou. No cartão, pode levar uma ou duas faturas.",
    autor: "O dinheiro voltou a quem comprou.",
    admin: "O dinheiro voltou a quem comprou.",
  },
  negado: { comprador: "Esta devolução não foi aceita.", autor: "O valor continua seu.", admin: "Não aceita." },
};

function coming(): Record<SeenBy, string> {
  const words = "Já foi pedida ao provedor. Um Pix costuma sair em minutos.";
  return { comprador: words, autor: words, admin: words };
}

function waiting(): Record<SeenBy, string> {
  return {
    comprador: "Ainda não saiu. Tentamos todos os dias, por até dez dias; depois a Autoria paga. Você não precisa fazer nada.",
    autor: "Falta saldo na Pagar.me. Tentamos todos os dias, por até dez dias; depois a Autoria paga e o que faltar vira débito.",
    admin: "Falta saldo no provedor: tentada todos os dias, por até dez dias.",
  };
}

/** What a refund waits for, to who looks at it. */
export function waitWords({ status, waitingFor }: Standing, seenBy: SeenBy): string {
  if (status === "em_aprovacao") return EXAMINED[waitingFor ?? "operador"][seenBy];
  return WORDS[status][seenBy];
}
