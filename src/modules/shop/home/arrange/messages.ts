import type { Audience, SectionKind } from "../rules/home-sections.ts";
import type { Visitor } from "./rules/visitors.ts";
import type { ArrangeReason } from "./schema.ts";

export const arrangeMessages: Record<ArrangeReason, string> = {
  moved_on: "Outra pessoa mudou a página inicial. Recarregue para ver como está.",
  nothing_new: "Não há nada novo para publicar.",
  unfinished: "Uma seção ainda não está completa. Confira as que têm aviso.",
  not_found: "Esta versão não existe mais. Atualize a página.",
};

export const kindWords: Record<SectionKind, { name: string; words: string }> = {
  em_alta: { name: "Em alta", words: "O que mais vendeu nos últimos 7 dias." },
  destaques: { name: "Escolhidos a dedo", words: "Os que você escolhe; se faltar, os mais bem avaliados." },
  mais_vendidos: { name: "Mais vendidos", words: "Os mais vendidos de sempre." },
  novidades: { name: "Novidades", words: "Os que chegaram por último." },
  gratis: { name: "Grátis", words: "Materiais sem preço." },
  promocoes: { name: "Promoções", words: "Materiais com desconto agora." },
  categoria: { name: "De uma categoria", words: "Os mais vendidos de uma categoria." },
  busca: { name: "De uma busca", words: "O que responde a algumas palavras: épocas, temas, coleções." },
  prateleiras: { name: "Categorias", words: "As categorias, com duas capas de cada." },
  autor: { name: "Autoria da semana", words: "Uma pessoa por semana, com três materiais." },
  lojas: { name: "Lojas", words: "Quatro lojas para conhecer." },
  faixa: { name: "Faixa", words: "Um aviso nosso sobre fundo colorido, com um link." },
};

export const audienceWords: Record<Audience, string> = {
  todos: "Todo mundo",
  visitantes: "Quem não entrou",
  clientes: "Quem entrou",
  autores: "Quem vende",
};

export const visitorWords: Record<Visitor, string> = {
  visitantes: "quem não entrou",
  clientes: "quem entrou",
  autores: "quem vende",
};
