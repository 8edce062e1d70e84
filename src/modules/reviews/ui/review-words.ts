import { plural } from "#kit/format.ts";
import { PAPERS, type Paper } from "#kit/papers.ts";

export const starsWords = (rating: number): string => plural(rating, "estrela", "estrelas");

export const reviewsWords = (count: number): string => plural(count, "avaliação", "avaliações");

/** Always the same paper for the same person. */
export function paperOf(name: string): Paper {
  const sum = Array.from(name.normalize("NFC")).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return PAPERS[sum % PAPERS.length] ?? "ceu";
}

/** "4ª edição". */
export const editionWords = (edition: number): string => `${edition}ª edição`;
