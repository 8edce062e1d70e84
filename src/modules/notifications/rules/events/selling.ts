import { brand } from "#kit/brand/brand.ts";
import { orderNumber, plural } from "#kit/format.ts";
import { formatMoney } from "#kit/money.ts";
import { mandatory, optional } from "../channels.ts";

const must = mandatory("loja");
const may = optional("loja");
type OfSale = { orderId: string; orderNumber: number };
const salePage = ({ orderId }: { orderId: string }): string => `/painel/pedidos/${orderId}?aba=vendas`;
const ofSale = (facts: OfSale): string => `Pedido ${orderNumber(facts.orderNumber)}`;

const REFUND: Record<string, (amount: string) => string> = {
  feita: (amount) => `${amount} saíram do seu saldo para um reembolso`,
  espera: (amount) => `Falta saldo para devolver ${amount}`,
  manual: (amount) => `${brand.The} vai pagar um reembolso de ${amount}`,
  negada: () => "Um problema relatado não foi aceito",
  problema: () => "Quem comprou relatou um problema",
  problema_operador: () => `Agora é ${brand.the} quem decide sobre o problema`,
};

const DISPUTE: Record<string, string> = {
  aviso: "O banco avisou que pode haver uma contestação",
  encerrado: "O aviso de contestação foi encerrado",
  formalizado: "Uma venda sua foi contestada no banco",
  ganho: "O banco decidiu a seu favor",
  perdido: "O banco ficou com quem pagou",
};

const REVIEW_STEP = {
  esperando: (title: string) => `“${title}” está em revisão`,
  aprovada: (title: string) => `“${title}” passou na revisão e está à venda`,
  recusada: (title: string) => `“${title}” não passou na revisão`,
};

const STRIKE_EFFECT = {
  aviso: "Nada muda na sua loja por enquanto",
  revisao: "O que você publicar passa por revisão",
  parada: "Sua loja não publica nada novo por enquanto",
};

export const sellingEvents = {
  "venda.nova": may<OfSale & { netCents: number; items: number }>({
    label: "Venda nova",
    title: ({ netCents }) =>
      netCents > 0 ? `Você vendeu: ${formatMoney(netCents)} para você` : "Baixaram um material grátis seu",
    detail: (facts) => `${ofSale(facts)}, ${plural(facts.items, "material", "materiais")}`,
    href: salePage,
  }),
  "venda.devolucao": must<OfSale & { step: string; amountCents: number }>({
    label: "Reembolsos e problemas relatados",
    title: ({ step, amountCents }) => REFUND[step]?.(formatMoney(amountCents)) ?? "Novidade em um reembolso",
    detail: ofSale,
    href: salePage,
  }),
  "contestacao.autor": must<OfSale & { stage: string }>({
    label: "Contestação no banco",
    title: ({ stage }) => DISPUTE[stage] ?? "Novidade em uma contestação",
    detail: ofSale,
    href: salePage,
  }),
  "venda.nao_chegou": must<OfSale>({
    label: "Recibo que não chegou a quem comprou",
    title: () => "O recibo voltou, e os arquivos não foram abertos",
    detail: ofSale,
    href: salePage,
  }),
  "nota.pedida": must<OfSale>({
    label: "Pedido de nota fiscal",
    title: () => "Quem comprou pediu nota fiscal",
    detail: ofSale,
    href: salePage,
  }),
  "mensagem.cliente": may<OfSale>({
    label: "Mensagem de quem comprou",
    title: () => "Quem comprou escreveu para você",
    detail: ofSale,
    href: (facts) => `${salePage(facts)}#mensagens`,
  }),
  "avaliacao.nova": may<{ title: string; rating: number }>({
    label: "Avaliação nova",
    title: ({ title, rating }) => `${plural(rating, "estrela", "estrelas")} para “${title}”`,
    href: () => "/painel/avaliacoes",
  }),
  "pergunta.nova": may<{ title: string }>({
    label: "Pergunta nova",
    title: ({ title }) => `Perguntaram sobre “${title}”`,
    href: () => "/painel/avaliacoes/perguntas",
  }),
  "material.agendado": optional("loja", ["sino"])<{ productId: number; title: string; slug: string | null }>({
    label: "Publicação agendada",
    title: ({ title, slug }) => (slug ? `“${title}” está à venda` : `“${title}” não pôde ser publicado`),
    detail: ({ slug }) => (slug ? "Publicado no horário que você marcou" : "Veja o que falta"),
    href: ({ productId, slug }) => (slug ? `/produto/${slug}` : `/painel/adicionar-produto?produto=${productId}`),
  }),
  "material.revisao": must<{ productId: number; title: string; step: "esperando" | "aprovada" | "recusada" }>({
    label: "Revisão de um material antes de publicar",
    title: ({ title, step }) => REVIEW_STEP[step](title),
    detail: ({ step }) => (step === "recusada" ? "Veja o motivo e publique de novo" : ""),
    href: ({ productId }) => `/painel/adicionar-produto?produto=${productId}`,
  }),
  "material.ajustes": must<{ productId: number; title: string }>({
    label: "Ajustes pedidos em um material",
    title: ({ title }) => `${brand.The} pediu ajustes em “${title}”`,
    href: ({ productId }) => `/painel/adicionar-produto?produto=${productId}`,
  }),
  "material.infectado": must<{ productId: number; title: string; isPaused: boolean }>({
    label: "Arquivo infectado em um material",
    title: ({ title }) => `O antivírus encontrou algo em um arquivo de “${title}”`,
    detail: ({ isPaused }) => (isPaused ? "O material está pausado até você trocar o arquivo" : "Ninguém baixa esse arquivo"),
    href: ({ productId }) => `/painel/adicionar-produto?produto=${productId}`,
  }),
  "material.engano": must<{ productId: number; title: string; isOnSale: boolean }>({
    label: "Engano do antivírus em um material",
    title: ({ title }) => `O antivírus se enganou com um arquivo de “${title}”`,
    detail: ({ isOnSale }) =>
      isOnSale ? "O arquivo volta a ser entregue, e o material está à venda" : "O arquivo volta a ser entregue",
    href: ({ productId }) => `/painel/adicionar-produto?produto=${productId}`,
  }),
  "material.link": must<{ productId: number; title: string; link: string }>({
    label: "Link de um material que não abre mais",
    title: ({ title, link }) => `O link “${link}”, de “${title}”, não abre mais`,
    detail: () => "O site responde que o endereço não existe",
    href: ({ productId }) => `/painel/adicionar-produto?produto=${productId}`,
  }),
  "material.categoria": optional("loja", ["sino"])<{ title: string; category: string }>({
    label: "Material em outra categoria",
    title: ({ title, category }) => `“${title}” agora está em ${category}`,
    detail: () => `${brand.The} mudou a categoria`,
    href: () => "/painel/produtos",
  }),
  "material.liberado": must<{ title: string; isPutAway: boolean }>({
    label: "Material de volta à venda",
    title: ({ title, isPutAway }) => (isPutAway ? `“${title}” não está mais bloqueado` : `“${title}” voltou à venda`),
    href: () => "/painel/produtos",
  }),
  "material.retirado": must<{ title: string; isMarked: boolean }>({
    label: "Material retirado das bibliotecas",
    title: ({ title, isMarked }) =>
      isMarked ? `“${title}” vai sair das bibliotecas de quem comprou` : `“${title}” continua com quem comprou`,
    href: () => "/painel/produtos",
  }),
  "loja.advertencia": must<{ title: string | null; effect: "aviso" | "revisao" | "parada"; isLifted: boolean }>({
    label: "Advertências da loja",
    title: ({ title, isLifted }) => {
      const about = title === null ? "" : ` por “${title}”`;
      return isLifted ? `A advertência${about} foi retirada` : `Sua loja recebeu uma advertência${about}`;
    },
    detail: ({ effect }) => STRIKE_EFFECT[effect],
    href: () => "/painel/minha-loja/advertencias",
  }),
  "material.bloqueado": must<{ title: string }>({
    label: "Material tirado de venda",
    title: ({ title }) => `“${title}” saiu de venda`,
    href: () => "/painel/produtos",
  }),
};
