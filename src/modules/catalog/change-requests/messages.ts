import type { AskItem } from "./rules.ts";

export const askWords: Record<AskItem, string> = {
  titulo: "Título",
  descricao: "Descrição",
  categoria: "Categoria",
  preco: "Preço",
  capa: "Capa",
  previa: "Páginas de prévia",
  arquivos: "Arquivos",
  autoria: "Autoria e licenças de terceiros",
};
