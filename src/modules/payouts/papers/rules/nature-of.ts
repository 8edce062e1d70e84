import { kindNamed } from "../../../catalog/kinds/kinds.ts";
import type { Nature } from "./natures.ts";

const BOOK_CATEGORY = /(^|-)(e-?books?|livros?|contos|romances?|poesia)(-|$)/;

/** A product is a digital book when its category is one of books or it has a file in a book format. */
export const natureOf = ({ formats, category }: { formats: readonly string[]; category: string | null }): Nature =>
  BOOK_CATEGORY.test(category ?? "") || formats.some((format) => kindNamed(format)?.group === "Livros")
    ? "livro_digital"
    : "arquivo_digital";
