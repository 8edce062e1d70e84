import { brand } from "#kit/brand/brand.ts";
import { wordsOver } from "#kit/words-over.ts";
import { paymentMethodWords } from "../orders/messages.ts";
import type { OrderStatus } from "../orders/rules.ts";
import type { OrderEventKind } from "./rules/order-events.ts";

/** How each event is told to who bought. */
export const purchaseEventWords: Record<OrderEventKind, string> = {
  feito: "Pedido feito",
  codigo: "Código de pagamento gerado",
  pago: "Pago",
  liberado: "Arquivos na biblioteca",
  acesso_reenviado: "Acesso reenviado por",
  acesso_fechado: "Acesso fechado:",
  acesso_reaberto: "Acesso aberto de novo:",
  baixado: "Você baixou",
  aberto: "Você abriu aqui",
  link_aberto: "Você abriu o link",
  mensagem_comprador: "Você escreveu para",
  mensagem_autor: "Mensagem de",
  nota_pedida: "Nota fiscal pedida",
  nota_emitida: "Nota fiscal emitida:",
  email_corrigido: "E-mail do pedido corrigido",
  devolucao_pedida: "Reembolso a caminho",
  devolucao_feita: "Reembolso feito",
  devolucao_negada: "Reembolso não aceito",
  problema: "Problema relatado",
  problema_respondido: "Quem vendeu não reconheceu o problema",
  get problema_operador() {
    return `${brand.The} passou a decidir sobre o problema`;
  },
  em_exame: "Desistência em análise",
  sem_saldo: "Reembolso em nova tentativa",
  get com_autoria() {
    return `Reembolso com ${brand.the}`;
  },
  valor_liberado: "Valor liberado",
  em_analise: "Pagamento em análise",
  falhou: "Pagamento recusado",
  cancelado: "Pedido cancelado",
  expirado: "Prazo para pagar encerrado",
  estornando: "Reembolso a caminho",
  estornado: "Reembolso feito",
  parcialmente_estornado: "Reembolso feito em parte",
  contestado: "Pagamento contestado no banco",
  perdido: "Contestação aceita pelo banco",
  restaurado: "Pedido de volta ao normal",
};

/** The same to an author of something in the order. */
export const saleEventWords: Record<OrderEventKind, string> = wordsOver(purchaseEventWords, {
  liberado: "Arquivos liberados para quem comprou",
  baixado: "Quem comprou baixou",
  aberto: "Quem comprou abriu aqui",
  link_aberto: "Quem comprou abriu o link",
  mensagem_comprador: "Quem comprou escreveu para",
});

/** What an order's situation means for its buyer; nothing where the page speaks for itself. */
export const purchaseStanding: Record<OrderStatus, string | null> = {
  aguardando_pagamento: "Falta pagar. Assim que o Pix cair, os arquivos aparecem aqui.",
  em_analise: "O pagamento está em análise. Não precisa pagar de novo: avisamos por e-mail assim que houver resposta.",
  pago: null,
  falhou: "O pagamento não foi aceito. Se algum valor saiu da sua conta, ele volta inteiro.",
  cancelado: "Este pedido foi cancelado. Se você já tinha pago, o valor volta inteiro.",
  expirado: "O prazo para pagar acabou e nada foi cobrado. Os materiais continuam à venda.",
  estornando: "O dinheiro está voltando para você. O que volta, e o que continua na biblioteca, está abaixo.",
  estornado: "O dinheiro deste pedido voltou para você, e os arquivos saíram da biblioteca.",
  parcialmente_estornado: "Parte do valor voltou para você. O que continua seu está abaixo.",
  contestado: "Este pagamento foi contestado no banco. Até a decisão, os arquivos ficam fechados.",
  perdido: "O banco aceitou a contestação e devolveu o dinheiro. Os arquivos saíram da biblioteca.",
};

/** What an order's situation means for the money of its author. */
export const saleStanding: Record<OrderStatus, string | null> = {
  aguardando_pagamento: "Ainda não foi pago. A venda conta quando o Pix cair.",
  em_analise: "O pagamento está em análise. A venda conta quando ele for aceito.",
  pago: null,
  falhou: "O pagamento não foi aceito. Nada entra no seu saldo.",
  cancelado: "O pedido foi cancelado. Nada entra no seu saldo.",
  expirado: "O prazo para pagar acabou. Nada entra no seu saldo.",
  estornando: "O dinheiro está voltando para quem comprou e sai do seu saldo quando chegar lá.",
  estornado: "O dinheiro voltou para quem comprou e saiu do seu saldo.",
  parcialmente_estornado: "Parte do dinheiro voltou para quem comprou.",
  contestado: "O pagamento foi contestado no banco. O valor fica fora do seu saldo até a decisão.",
  perdido: "O banco aceitou a contestação. O dinheiro voltou para quem comprou e saiu do seu saldo.",
};

/** How an order was paid: "Pix", "Cartão de crédito, em 3 vezes (Visa final 4242)". */
export function paymentWords(
  method: keyof typeof paymentMethodWords,
  payment: { installments: number; cardBrand: string | null; cardLastFour: string | null } | null,
): string {
  const times = payment && payment.installments > 1 ? `, em ${payment.installments} vezes` : "";
  const card = payment?.cardLastFour ? ` (${[payment.cardBrand, "final", payment.cardLastFour].filter(Boolean).join(" ")})` : "";
  return `${paymentMethodWords[method]}${times}${card}`;
}

/** What gave part of the price back, as a line of the receipt. Money paid by mistake is no part of the price. */
export const returnWords: Record<string, string> = {
  arrependimento: "Devolvido: desistência",
  garantia: "Devolvido: garantia da loja",
  defeito: "Devolvido: problema no material",
  autor: "Devolvido por quem vendeu",
  get admin() {
    return `Devolvido ${brand.by}`;
  },
};

/** What the bank of who paid took back, as a line of the receipt. */
export const bankReturnWords = "Devolvido: contestação";

/** What moved an author's money, as lines after the net of the sale. */
export const movementWords: Record<string, string> = {
  "refund.done": "Devolvido a quem comprou",
  "refund.cost": "Custo da Pagar.me, no reembolso",
  "dispute.lost_funds": "Retido por contestação",
  "med.debit": "Retido por contestação do Pix",
  "dispute.won": "Contestação vencida",
  "dispute.narrowed": "Contestação trocada por reembolso",
  "dispute.fee": "Taxa da contestação",
  get "manual.adjust"() {
    return `Ajuste ${brand.of}`;
  },
};

export const licenseWords: Record<string, string> = {
  pessoal: "Uso pessoal",
  turmas: "Minhas turmas",
  comercial: "Uso comercial",
};
