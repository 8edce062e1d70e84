import { brand } from "#kit/brand/brand.ts";
import { POLICY_SLUGS, policyPath } from "#modules/content/policies/rules/policy-paths.ts";

/** Ids in each file of the map: far below the protocol's 50 thousand addresses, and quick to make. */
export const SPAN = 10_000;

export type Place = { path: string; changedAt?: Date };

/** What is the same in every market, besides the help and the categories. */
export const PLATFORM_PATHS = [
  "/",
  "/produtos",
  "/lojas",
  "/avaliacoes",
  "/informacoes-do-produto",
  "/quero-ser-autor",
  "/ajuda",
  "/faq",
  "/blog",
  "/newsletter",
  "/quem-somos",
  ...POLICY_SLUGS.map(policyPath),
];

/** What is of one person, or of nobody in particular. */
const PRIVATE_PATHS = [
  "/painel",
  "/auth/",
  "/finalizar-compra",
  "/finalizar-pedido",
  "/adicionar-cartao",
  "/cliente/lista/",
  "/ir/",
  "/newsletter/",
  "/_serverFn/",
];

/** robots.txt of the market whose address is `origin`. */
export const robotsText = (origin: string): string =>
  ["User-agent: *", ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");

/** What assistants that read the web are told of the platform (llmstxt.org). */
export const assistantsText = (origin: string, description: string): string => `# ${brand.name}

> ${description}

- [Materiais](${origin}/produtos): busca, categorias e preços em reais. Os filtros ficam no endereço: \`?busca=frações&preco_max=20&gratis=1&ordem=melhor-avaliados\`
- [Lojas](${origin}/lojas): quem vende
- [Perguntas frequentes](${origin}/faq): compra, pagamento, reembolso e licenças
- [Ajuda](${origin}/ajuda): como comprar, baixar, vender e receber, e o estado do serviço agora
- [Blog](${origin}/blog)
- [Vender ${brand.in}](${origin}/quero-ser-autor)
- [Termos de uso](${origin}/termos-de-uso)
- [Reembolso e desistência](${origin}${policyPath("devolucoes")})
- [O que não se vende](${origin}${policyPath("o-que-nao-se-vende")})
- [Direitos autorais](${origin}${policyPath("direitos-autorais")})
- [Política de privacidade](${origin}${policyPath("politica-de-privacidade")})
- [Mapa do site](${origin}/sitemap.xml)
`;

/** The index of the map (sitemaps.org): one line for each of its files. */
export const sitemapIndex = (origin: string, paths: string[]): string =>
  xml(
    "sitemapindex",
    paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>`),
  );

/** One file of the map. */
export const sitemap = (origin: string, places: Place[]): string =>
  xml(
    "urlset",
    places.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
      return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`;
    }),
  );

const xml = (root: string, lines: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${root}>\n`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
