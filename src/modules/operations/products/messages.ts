import type { ChangedPart } from "#modules/catalog/publications/changes-between.ts";
import type { ProductActRefusal } from "./schema.ts";

export const productActMessages: Record<ProductActRefusal, string> = {
  not_found: "Este material não existe mais. Atualize a página.",
  wrong_state: "A situação deste material mudou. Atualize a página.",
  under_way: "O dinheiro de quem comprou já começou a voltar: este material não volta à venda.",
  already_done: "Já está assim. Atualize a página.",
  category_missing: "Esta categoria não existe mais. Escolha outra.",
};

export const partWords: Record<ChangedPart, string> = {
  titulo: "Título",
  resumo: "Resumo",
  tipo: "Tipo",
  categoria: "Categoria",
  precos: "Preços",
  descricao: "Descrição",
  palavras: "Palavras-chave",
  capa: "Capa",
  imagens: "Imagens",
  arquivos: "Arquivos",
};
