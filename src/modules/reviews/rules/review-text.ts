export const MIN_TEXT = 10;
export const MAX_TEXT = 1_500;
export const MAX_REPLY = 1_500;

export const REVIEW_SENTENCES = {
  rating: "Escolha de 1 a 5 estrelas.",
  short: `Conte um pouco mais: pelo menos ${MIN_TEXT} caracteres, ou deixe só as estrelas.`,
};
