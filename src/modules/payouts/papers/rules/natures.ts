/** The nature of a product for its fiscal document: a book is not taxed as a service is. */
export type Nature = "livro_digital" | "arquivo_digital";

export const NATURE_WORDS: Record<Nature, string> = {
  livro_digital: "Livro digital (e-book)",
  arquivo_digital: "Licença de uso de arquivo digital",
};

const BOOK_FORMATS = new Set(["epub", "mobi", "azw3", "kepub"]);
const BOOK_CATEGORY = /(^|-)(e-?books?|livros?|contos|romances?|poesia)(-|$)/;

/** A product is a digital book when its category is one of books or it has a file in a book format. */
export const natureOf = ({ formats, category }: { formats: readonly string[]; category: string | null }): Nature =>
  BOOK_CATEGORY.test(category ?? "") || formats.some((format) => BOOK_FORMATS.has(format)) ? "livro_digital" : "arquivo_digital";
