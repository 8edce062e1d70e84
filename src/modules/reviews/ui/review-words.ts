import { plural } from "#kit/format.ts";
import { PAPERS, type Paper } from "#ui/papers.ts";

const score = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** "4,9". */
export const scoreWords = (average: number): string => score.format(average);

export const starsWords = (rating: number): string => plural(rating, "estrela", "estrelas");

export const reviewsWords = (count: number): string => plural(count, "avaliação", "avaliações");

/** Always the same paper for the same person. */
export function paperOf(name: string): Paper {
  const sum = Array.from(name.normalize("NFC")).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return PAPERS[sum % PAPERS.length] ?? "ceu";
}

/** "4ª edição". */
export const editionWords = (edition: number): string => `${edition}ª edição`;
