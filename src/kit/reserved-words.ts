import { brand } from "./brand/brand.ts";
import { fold } from "./fold.ts";
import { skeleton } from "./skeleton.ts";

const SLUGS = new Set(
  `adicionar-cartao admin administrador ajuda api app assets atom auth autor autores avaliacoes baixar biblioteca blog
  busca cadastro carrinho categoria categorias checkout cliente clientes confirmacao config conta contato cupom cupons
  dashboard download downloads editar entrar esqueci excluir faq favicon favoritos feed files finalizar-compra
  finalizar-pedido health healthz imagens informacoes-do-produto ingest login logout loja lojas manifest metrics
  monitoring newsletter nova novo null ok painel pagarme pagamento pagamentos pedido pedidos pix
  politicas politica-de-pagamentos politica-de-privacidade privacidade produto produtos public quem-somos quero-ser-autor
  resultado robots root rss sacar sair saque saques sentry server seguranca sitemap static status compartilhar suporte support
  system termos termos-de-uso undefined upload uploads usuario usuarios webhook webhooks well-known www`.split(/\s+/),
);

const NAMES = [
  "Admin",
  "Administrador",
  "Administradora",
  "Administração",
  "Administrator",
  "Atendimento",
  "Equipe",
  "Financeiro",
  "Moderação",
  "Moderador",
  "Moderadora",
  "Oficial",
  "Pagar.me",
  "Root",
  "Segurança",
  "Sistema",
  "Staff",
  "Suporte",
  "Support",
];
const NAME_SKELETONS = new Set(NAMES.map(skeleton));

const ofTheMarket = (name: string) => [
  name,
  `Equipe ${name}`,
  `Sistema ${name}`,
  `Suporte ${name}`,
  `${name} Suporte`,
  `${name} Oficial`,
];

/** Whether a slug is an address of the site itself, or could be mistaken for one. */
export function isReservedSlug(slug: string): boolean {
  return SLUGS.has(fold(slug).replace(/^[^a-z0-9]+/, ""));
}

/** Whether a name looks like the platform's own ("Admin", "Suporte"), in any alphabet. */
export function isReservedName(name: string): boolean {
  const shape = skeleton(name);
  return NAME_SKELETONS.has(shape) || ofTheMarket(brand.name).some((own) => skeleton(own) === shape);
}
