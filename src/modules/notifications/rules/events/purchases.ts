import { brand } from "#kit/brand/brand.ts";
import { orderNumber } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { mandatory, optional } from "../channels.ts";

const must = mandatory("compras");
const may = optional("compras");
type OfOrder = { orderId: string; orderNumber: number };
const orderPage = ({ orderId }: { orderId: string }): string => `/painel/pedidos/${orderId}`;
const ofOrder = (facts: OfOrder): string => `Pedido ${orderNumber(facts.orderNumber)}`;

const MONEY_BACK: Record<string, (amount: string) => string> = {
  pedida: (amount) => `Vamos devolver ${amount}`,
  analise: () => "Nossa equipe vai analisar sua desistência",
  negada: (amount) => `O reembolso de ${amount} não foi aceito`,
  espera: (amount) => `O reembolso de ${amount} ainda não saiu`,
  manual: (amount) => `${brand.The} assumiu o reembolso de ${amount}`,
  feita: (amount) => `Devolvemos ${amount}`,
  contestada: (amount) => `O banco está devolvendo ${amount}`,
  problema: () => "Recebemos o problema que você relatou",
  problema_recusado: () => "Quem vendeu respondeu ao problema",
  problema_operador: () => `Agora é ${brand.the} quem decide sobre o problema`,
};

const DISPUTE: Record<string, string> = {
  formalizado: "O pagamento foi contestado no banco",
  ganho: "Seus materiais estão abertos de novo",
  perdido: "O banco aceitou a contestação",
};

export const purchaseEvents = {
  "pedido.recibo": must<OfOrder & { items: number }>({
    label: "Compra confirmada e recibo",
    title: ({ items }) => (items === 1 ? "Seu material está na biblioteca" : "Seus materiais estão na biblioteca"),
    detail: ofOrder,
    href: orderPage,
  }),
  "pedido.em_analise": must<OfOrder>({
    label: "Pagamento em análise",
    title: () => "O banco está conferindo seu pagamento",
    detail: ofOrder,
    href: orderPage,
  }),
  "pedido.recusado": must<OfOrder>({
    label: "Pagamento recusado",
    title: () => "O pagamento não foi aceito",
    detail: ofOrder,
    href: orderPage,
  }),
  "pedido.encerrado": must<OfOrder & { isOwned: boolean }>({
    label: "Pedido encerrado antes de pago",
    title: ({ isOwned }) =>
      isOwned ? "Um pedido aberto tinha um material que já é seu" : "Um material do seu pedido saiu de venda",
    detail: ofOrder,
    href: orderPage,
  }),
  "pedido.devolucao": must<OfOrder & { step: string; amountCents: number }>({
    label: "Reembolsos e problemas relatados",
    title: ({ step, amountCents }) => MONEY_BACK[step]?.(formatMoney(amountCents)) ?? "Novidade no seu reembolso",
    detail: ofOrder,
    href: orderPage,
  }),
  "compra.retirada": must<OfOrder & { title: string; outcome: string; amountCents: number }>({
    label: "Material retirado da sua biblioteca",
    title: ({ title, outcome, amountCents }) =>
      outcome === "devolve"
        ? `“${title}” saiu da sua biblioteca, e devolvemos ${formatMoney(amountCents)}`
        : `“${title}” saiu da sua biblioteca`,
    detail: ofOrder,
    href: orderPage,
  }),
  "compra.infectada": must<{ orderId: string; title: string; wasTaken: boolean }>({
    label: "Vírus em um arquivo que você comprou",
    title: ({ title }) => `O antivírus encontrou algo em um arquivo de “${title}”`,
    detail: ({ wasTaken }) => (wasTaken ? "Apague a cópia que você baixou" : "Ninguém baixa esse arquivo enquanto isso"),
    href: orderPage,
  }),
  "compra.engano": must<{ orderId: string; title: string }>({
    label: "Engano do antivírus em um arquivo que você comprou",
    title: ({ title }) => `O antivírus se enganou: não há nada de errado com “${title}”`,
    href: orderPage,
  }),
  "compra.acesso": must<OfOrder & { title: string; isOpen: boolean }>({
    label: "Acesso fechado ou aberto de novo",
    title: ({ title, isOpen }) => (isOpen ? `“${title}” está aberto de novo` : `Seu acesso a “${title}” foi fechado`),
    detail: ofOrder,
    href: orderPage,
  }),
  "contestacao.comprador": must<OfOrder & { stage: string }>({
    label: "Contestação no banco",
    title: ({ stage }) => DISPUTE[stage] ?? "Novidade na contestação",
    detail: ofOrder,
    href: orderPage,
  }),
  "nota.emitida": must<OfOrder & { authorName: string }>({
    label: "Nota fiscal emitida",
    title: ({ authorName }) => `${authorName} emitiu sua nota fiscal`,
    detail: ofOrder,
    href: orderPage,
  }),
  "material.atualizado": may<{ orderId: string; title: string; number: number }>({
    label: "Versão nova do que você comprou",
    title: ({ title }) => `“${title}” tem uma versão nova`,
    detail: ({ number }) => `Versão ${number}, sem custo`,
    href: orderPage,
  }),
  "mensagem.autor": may<OfOrder & { authorName: string }>({
    label: "Mensagem de quem vendeu",
    title: ({ authorName }) => `${authorName} escreveu para você`,
    detail: ofOrder,
    href: (facts) => `${orderPage(facts)}#mensagens`,
  }),
  "mensagem.infectada": mandatory("compras", ["sino"])<OfOrder & { name: string }>({
    label: "Vírus em um arquivo de uma conversa",
    title: ({ name }) => `O antivírus encontrou algo em “${name}”, de uma conversa`,
    detail: (facts) => `${ofOrder(facts)}. Se você baixou o arquivo, apague sem abrir`,
    href: (facts) => `${orderPage(facts)}#mensagens`,
  }),
  "mensagem.engano": mandatory("compras", ["sino"])<OfOrder & { name: string }>({
    label: "Engano do antivírus em um arquivo de uma conversa",
    title: ({ name }) => `O antivírus se enganou: não há nada de errado com “${name}”`,
    detail: ofOrder,
    href: (facts) => `${orderPage(facts)}#mensagens`,
  }),
  "cartao.vence": may<{ brand: string; lastFour: string }>({
    label: "Cartão salvo perto de vencer",
    title: () => "Um cartão salvo vence em breve",
    detail: ({ brand, lastFour }) => `${brand} •••• ${lastFour}`,
    href: () => "/adicionar-cartao",
  }),
  "biblioteca.lembrete": may<{ titles: string[]; orderId: string }>({
    label: "Lembrete do que está na biblioteca e você ainda não abriu",
    title: ({ titles: [first, ...others] }) =>
      others.length === 0 ? `“${first}” espera na sua biblioteca` : `${others.length + 1} materiais esperam na sua biblioteca`,
    detail: () => "Na biblioteca e ainda não abertos",
    href: ({ titles, orderId }) => (titles.length === 1 ? orderPage({ orderId }) : "/painel/pedidos"),
  }),
  "avaliacao.lembrete": optional("compras", ["email"])<{ title: string; slug: string }>({
    label: "Convite para avaliar o que você baixou",
    title: ({ title }) => `O que você achou de “${title}”?`,
    href: ({ slug }) => `/avaliacoes?produto=${slug}&avaliar=1`,
  }),
};
