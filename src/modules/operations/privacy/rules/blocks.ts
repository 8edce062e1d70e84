import { formatMoney } from "#kit/money.ts";
import { orderNumber } from "#kit/format.ts";

export type BlockKind =
  | "pedido_aberto"
  | "pagamento_em_analise"
  | "reembolso"
  | "contestacao"
  | "venda_aberta"
  | "venda_contestada"
  | "saldo"
  | "divida"
  | "saque"
  | "administra";

/** A fact that stands between a person and leaving; `orderId` and `number` of an order, `cents` of money. */
export type Block = { kind: BlockKind; orderId: string | null; number: number | null; cents: number | null };

export type BlockInWords = { text: string; wayOut: string; href: string };

type Sentence = { text: (order: string, money: string) => string; wayOut: string; href: (orderId: string) => string };

const toOrder = (orderId: string): string => `/painel/pedidos/${orderId}`;
const toBalance = (): string => "/painel/pagarme";
const toSales = (): string => "/painel/pedidos?aba=vendas";

const SENTENCES: Record<BlockKind, Sentence> = {
  pedido_aberto: {
    text: (order) => `O pedido ${order} espera pagamento.`,
    wayOut: "Pagar, cancelar ou deixar vencer",
    href: toOrder,
  },
  pagamento_em_analise: {
    text: (order) => `O banco ainda analisa o pagamento do pedido ${order}.`,
    wayOut: "Acompanhar o pedido",
    href: toOrder,
  },
  reembolso: {
    text: (order) => `Um reembolso do pedido ${order} ainda não terminou.`,
    wayOut: "Acompanhar o reembolso",
    href: toOrder,
  },
  contestacao: {
    text: (order) => `O pagamento do pedido ${order} foi contestado e o banco ainda não decidiu.`,
    wayOut: "Ver o pedido",
    href: toOrder,
  },
  venda_aberta: {
    text: (order) => `O pedido ${order}, com materiais seus, ainda não foi resolvido.`,
    wayOut: "Ver suas vendas",
    href: toSales,
  },
  venda_contestada: {
    text: (order) => `Sua venda no pedido ${order} foi contestada e o banco ainda não decidiu.`,
    wayOut: "Ver suas vendas",
    href: toSales,
  },
  saldo: { text: (_, money) => `Você tem ${money} a receber ou a sacar.`, wayOut: "Sacar o saldo", href: toBalance },
  divida: { text: (_, money) => `Falta acertar ${money} de vendas devolvidas.`, wayOut: "Ver o saldo", href: toBalance },
  saque: { text: (_, money) => `Um saque de ${money} ainda não chegou ao banco.`, wayOut: "Acompanhar o saque", href: toBalance },
  administra: {
    text: () => "Sua conta faz parte da administração.",
    wayOut: "Peça a outra pessoa da administração para tirar esse acesso",
    href: () => "/painel",
  },
};

/** What stands in the way, each with its way out. */
export const blockInWords = ({ kind, orderId, number, cents }: Block): BlockInWords => {
  const { text, wayOut, href } = SENTENCES[kind];
  return { text: text(number === null ? "" : orderNumber(number), formatMoney(cents ?? 0)), wayOut, href: href(orderId ?? "") };
};
