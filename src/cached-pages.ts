import { knownAttributeSlugs } from "#modules/catalog/attributes/known-slugs.ts";
import type { CachedPage } from "#platform/http/canonical-address.ts";

const NARROWING = ["busca", "categoria", "preco_min", "preco_max", "gratis", "nota", "formato", "licenca", "amostra", "promocao"];

/** Public pages that are rendered once for everybody, with the search params each one reads. */
export const CACHED_PAGES: readonly CachedPage[] = [
  { path: /^\/$/, params: [] },
  { path: /^\/produtos$/, params: [...NARROWING, "loja", "ordem", "vista", "pagina"], more: knownAttributeSlugs },
  { path: /^\/produto\/[a-z0-9-]+$/, params: [] },
  { path: /^\/cupom\/[A-Z0-9_-]{3,24}$/, params: [] },
  { path: /^\/informacoes-do-produto$/, params: ["produto"] },
  {
    path: /^\/avaliacoes$/,
    params: ["produto", "nota", "ordem", "com_texto", "com_resposta", "busca", "avaliacao", "pagina"],
  },
  { path: /^\/quero-ser-autor$/, params: [] },
  { path: /^\/ajuda$/, params: ["busca"] },
  { path: /^\/ajuda\/(?!contato$)[a-z0-9-]+$/, params: [] },
  { path: /^\/blog$/, params: ["busca", "categoria", "tag", "pagina"] },
  { path: /^\/blog\/[a-z0-9-]+$/, params: [] },
  { path: /^\/(?:faq|quem-somos|newsletter)$/, params: [] },
  {
    path: /^\/(?:termos-de-uso|politica-de-privacidade|politica-de-pagamentos|politicas\/[a-z-]+)$/,
    params: ["registro", "com"],
  },
  { path: /^\/lojas$/, params: ["busca", "area", "uf", "cidade", "cupom", "letra", "ordem", "pagina"] },
  { path: /^\/loja\/[a-z0-9-]+$/, params: [...NARROWING, "aba", "ordem", "vista", "pagina"], more: knownAttributeSlugs },
];
