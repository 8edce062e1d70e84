import { formatDate } from "#kit/date-format.ts";
import { plural } from "#kit/format.ts";
import { formatPrice } from "#kit/money.ts";
import { mandatory, optional } from "../channels.ts";

const may = optional("feira");
const dayWords = (day: string): string => formatDate(new Date(`${day}T15:00:00Z`));
type OfProduct = { title: string; slug: string };

const REPORTED = {
  produto: "de um material",
  avaliacao: "de uma avaliação",
  pergunta: "de uma pergunta",
  loja: "de uma loja",
  perfil: "de um perfil",
  lista: "de uma lista",
  comentario: "de um comentário",
} as const;

const TAKEN_DOWN = {
  produto: "Um material seu",
  avaliacao: "Uma avaliação sua",
  pergunta: "Uma pergunta sua",
  comentario: "Um comentário seu",
  perfil: "Seu perfil público",
  lista: "Uma lista sua",
  loja: "Sua loja",
} as const;

export const followingEvents = {
  "favoritos.baixou": may<{ drops: (OfProduct & { toCents: number })[] }>({
    label: "Preço de favorito que baixou",
    title: ({ drops: [first, ...others] }) =>
      first && others.length === 0
        ? `“${first.title}” baixou para ${formatPrice(first.toCents)}`
        : `${plural(others.length + 1, "favorito baixou", "favoritos baixaram")} de preço`,
    href: ({ drops: [first, ...others] }) =>
      first && others.length === 0 ? `/produto/${first.slug}` : "/painel/favoritos?promocao=1",
  }),
  "lista.baixou": may<{ drops: (OfProduct & { toCents: number })[] }>({
    label: "Preço que baixou em lista que você segue",
    title: ({ drops: [first, ...others] }) =>
      first && others.length === 0
        ? `“${first.title}” baixou para ${formatPrice(first.toCents)}`
        : `${plural(others.length + 1, "material baixou", "materiais baixaram")} nas listas que você segue`,
    detail: () => "De uma lista que você segue",
    href: ({ drops: [first, ...others] }) =>
      first && others.length === 0 ? `/produto/${first.slug}` : "/painel/favoritos#listas-seguidas",
  }),
  "busca.novidades": may<{ searches: { key: string; name: string; count: number }[] }>({
    label: "Novidade em busca que você segue",
    title: ({ searches: [first, ...others] }) =>
      first && others.length === 0
        ? `Chegou novidade em ${first.name}`
        : `Chegou novidade em ${others.length + 1} buscas que você segue`,
    detail: () => "De uma busca que você segue",
    href: ({ searches: [first, ...others] }) =>
      first && others.length === 0 ? `/produtos?${first.key}&ordem=novidades` : "/painel/favoritos#buscas-seguidas",
  }),
  "loja.novidade": may<{ title: string; authorName: string; storeSlug: string }>({
    label: "Novidade de loja que você segue",
    title: ({ authorName }) => `Novidade de ${authorName}`,
    detail: ({ title }) => title,
    href: ({ storeSlug }) => `/loja/${storeSlug}?aba=sobre#novidades`,
  }),
  "loja.ferias": optional("feira", ["sino"])<{ authorName: string; storeSlug: string; from: string; until: string }>({
    label: "Férias de loja que você segue",
    title: ({ authorName }) => `${authorName} vai tirar férias`,
    detail: ({ from, until }) => `A loja fecha de ${dayWords(from)} a ${dayWords(until)}`,
    href: ({ storeSlug }) => `/loja/${storeSlug}`,
  }),
  "avaliacao.resposta": may<OfProduct & { reviewId: string; authorName: string }>({
    label: "Resposta à sua avaliação",
    title: ({ authorName }) => `${authorName} respondeu à sua avaliação`,
    detail: ({ title }) => title,
    href: ({ slug, reviewId }) => `/avaliacoes?produto=${slug}&avaliacao=${reviewId}`,
  }),
  "avaliacao.decidida": may<OfProduct & { isPublished: boolean }>({
    label: "Decisão sobre a sua avaliação",
    title: ({ isPublished }) => (isPublished ? "Sua avaliação foi publicada" : "Sua avaliação não foi publicada"),
    detail: ({ title }) => title,
    href: ({ slug }) => `/avaliacoes?produto=${slug}`,
  }),
  "pergunta.respondida": may<OfProduct & { authorName: string }>({
    label: "Resposta à sua pergunta",
    title: ({ authorName }) => `${authorName} respondeu sua pergunta`,
    detail: ({ title }) => title,
    href: ({ slug }) => `/produto/${slug}#perguntas`,
  }),
  "pergunta.recusada": may<OfProduct>({
    label: "Pergunta que não foi publicada",
    title: () => "Sua pergunta não foi publicada",
    detail: ({ title }) => title,
    href: ({ slug }) => `/produto/${slug}#perguntas`,
  }),
  "comentario.decidido": may<OfProduct & { isPublished: boolean }>({
    label: "Decisão sobre o seu comentário no blog",
    title: ({ isPublished }) => (isPublished ? "Seu comentário está no blog" : "Seu comentário não está no blog"),
    detail: ({ title }) => title,
    href: ({ slug }) => `/blog/${slug}#comentarios`,
  }),
  "denuncia.decidida": may<{ kind: keyof typeof REPORTED; upheld: boolean }>({
    label: "Decisão sobre a sua denúncia",
    title: ({ upheld }) => (upheld ? "Sua denúncia procede" : "Analisamos sua denúncia e mantivemos no ar"),
    detail: ({ kind }) => `Denúncia ${REPORTED[kind]}`,
  }),
  "recurso.decidido": mandatory("feira")<{ kind: keyof typeof TAKEN_DOWN; ref: string; upheld: boolean }>({
    label: "Decisão sobre um pedido de revisão",
    title: ({ upheld }) => (upheld ? "Analisamos de novo e mudamos a decisão" : "Analisamos de novo e mantivemos a decisão"),
    detail: ({ kind }) => TAKEN_DOWN[kind],
    href: ({ kind, ref }) => `/painel/revisao?de=${kind}&ref=${ref}`,
  }),
};
