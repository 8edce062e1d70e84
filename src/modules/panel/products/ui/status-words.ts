import type { OwnProductTab } from "#modules/catalog/own-products/search.ts";
import type { ProductStatus } from "#modules/catalog/rules/product-status.ts";

export const TAB_WORDS: Record<OwnProductTab, string> = {
  publicado: "Publicados",
  rascunho: "Rascunhos",
  em_revisao: "Em revisão",
  reprovado: "Ajustes pedidos",
  pausado: "Pausados",
  bloqueado: "Bloqueados",
  arquivado: "Arquivados",
};

/** What happened to a product, as its history says it. */
export const HISTORY_WORDS: Record<ProductStatus, string> = {
  rascunho: "Voltou a ser rascunho",
  em_revisao: "Enviado para revisão",
  publicado: "À venda",
  reprovado: "Ajustes pedidos",
  pausado: "Pausado",
  arquivado: "Arquivado",
  bloqueado: "Bloqueado",
};
