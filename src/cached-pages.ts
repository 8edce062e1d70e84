import type { CachedPage } from "#platform/http/canonical-address.ts";

/** Public pages that are rendered once for everybody, with the search params each one reads. */
export const CACHED_PAGES: readonly CachedPage[] = [
  { path: /^\/$/, params: [] },
  {
    path: /^\/produtos$/,
    params: ["busca", "categoria", "preco_min", "preco_max", "gratis", "nota", "formato", "loja", "ordem", "pagina"],
  },
  { path: /^\/produto\/[a-z0-9-]+$/, params: [] },
  { path: /^\/lojas$/, params: ["busca", "ordem", "pagina"] },
  { path: /^\/loja\/[a-z0-9-]+$/, params: ["ordem", "pagina"] },
];
