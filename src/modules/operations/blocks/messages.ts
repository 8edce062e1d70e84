import type { BlockKind } from "#modules/payments/blocks/rules.ts";
import type { BlockRefusal } from "./schema.ts";

export const blockMessages: Record<BlockRefusal, string> = {
  not_found: "Este pedido não existe mais. Atualize a página.",
  already_done: "Alguém já fez isto. Atualize a página.",
  card_unknown: "A Pagar.me não disse os números deste cartão. Bloqueie o documento ou o e-mail.",
};

export const kindWords: Record<BlockKind, string> = {
  documento: "CPF ou CNPJ",
  email: "E-mail",
  cartao: "Cartão",
  rede: "Rede",
};
