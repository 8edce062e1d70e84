import { isUuid } from "#kit/id.ts";
import { readChoice, readWhole, readWords } from "#kit/search-params.ts";
import { isSlug } from "#kit/is-slug.ts";

export const REVIEW_SORTS = ["uteis", "recentes", "maiores", "menores"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEWS_PAGE = 10;
/** Ten times this are read on one page; the rest is found by filters. */
const MOST_PAGES = 20;
const MAX_QUERY = 80;

/** What `/avaliacoes` reads from its address; `avaliacao` points at one review, `avaliar` opens the form. */
export type ReviewsSearch = {
  produto?: string | undefined;
  nota?: number | undefined;
  ordem?: Exclude<ReviewSort, "uteis"> | undefined;
  com_texto?: "1" | undefined;
  com_resposta?: "1" | undefined;
  busca?: string | undefined;
  avaliacao?: string | undefined;
  pagina?: number | undefined;
  avaliar?: "1" | undefined;
};

const NAMES = ["produto", "nota", "ordem", "com_texto", "com_resposta", "busca", "avaliacao", "pagina", "avaliar"] as const;

/** A value that makes no sense counts as absent; nothing here refuses. */
export const readReviewsSearch = (raw: Record<string, unknown>): ReviewsSearch => ({
  produto: typeof raw.produto === "string" && isSlug(raw.produto) ? raw.produto : undefined,
  nota: readWhole(raw.nota, 1, 5),
  ordem: readChoice(raw.ordem, ["recentes", "maiores", "menores"]),
  com_texto: readChoice(raw.com_texto, ["1"]),
  com_resposta: readChoice(raw.com_resposta, ["1"]),
  busca: readWords(raw.busca, MAX_QUERY),
  avaliacao: typeof raw.avaliacao === "string" && isUuid(raw.avaliacao) ? raw.avaliacao : undefined,
  pagina: readWhole(raw.pagina, 2, MOST_PAGES),
  avaliar: readChoice(raw.avaliar, ["1"]),
});

/** The address of a product's reviews, its parameters always in the same order. */
export function reviewsHref(search: ReviewsSearch): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `/avaliacoes?${query}` : "/avaliacoes";
}

export const isFiltered = ({ nota, com_texto, com_resposta, busca }: ReviewsSearch): boolean =>
  Boolean(nota ?? com_texto ?? com_resposta ?? busca);
