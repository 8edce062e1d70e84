/** The nature of a product for its fiscal document: a book is not taxed as a service is. */
export type Nature = "livro_digital" | "arquivo_digital";

export const NATURE_WORDS: Record<Nature, string> = {
  livro_digital: "Livro digital (e-book)",
  arquivo_digital: "Licença de uso de arquivo digital",
};
