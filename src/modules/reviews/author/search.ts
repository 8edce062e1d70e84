import { readChoice, readWhole, readWords } from "#kit/search-params.ts";

const MAX_QUERY = 80;

export const AUTHOR_PAGE = 20;
export const AUTHOR_REVIEWS_PATH = "/painel/avaliacoes";

/** What `/painel/avaliacoes` reads from its address. */
export type AuthorReviewsSearch = {
  aba?: "todas" | undefined;
  material?: number | undefined;
  nota?: number | undefined;
  busca?: string | undefined;
  pagina?: number | undefined;
};

export const readAuthorReviewsSearch = (raw: Record<string, unknown>): AuthorReviewsSearch => ({
  aba: readChoice(raw.aba, ["todas"]),
  material: readWhole(raw.material, 1, 999_999_999),
  nota: readWhole(raw.nota, 1, 5),
  busca: readWords(raw.busca, MAX_QUERY),
  pagina: readWhole(raw.pagina, 2, 5_000),
});

export function authorReviewsHref(search: AuthorReviewsSearch, path = AUTHOR_REVIEWS_PATH): string {
  const query = new URLSearchParams();
  for (const name of ["aba", "material", "nota", "busca", "pagina"] as const) {
    const value = search[name];
    if (value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
