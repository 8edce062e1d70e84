import type { NotChanged } from "./schema.ts";

/** Why a price stays as it is, beside its product. */
export const savedPriceMessages: Record<NotChanged, string> = {
  gratis: "É grátis: para cobrar, edite o material.",
  parado: "Nesta situação o preço não muda.",
  sem_preco: "Ainda não tem preço.",
  igual: "O preço já é este.",
  limites: "O preço vai de R$ 3,00 a R$ 2.000,00.",
  licenca: "Passa do preço de uma licença mais ampla. Mude a licença antes.",
  sumiu: "Este material não existe mais.",
  mudou: "O preço mudou enquanto você olhava. Confira de novo.",
};
