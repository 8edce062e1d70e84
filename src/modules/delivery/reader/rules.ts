import { kindNamed } from "../../catalog/kinds/kinds.ts";

/** Where somebody stopped: a page (of a book, a part) and how far down it (0 to 1). */
export type ReadingPlace = { page: number; offset: number };

/** Files that open here, and as what. */
export type OpensAs = "pagina" | "audio" | "imagem" | "video";

/** How a file of this kind opens in the browser; null when it can only be downloaded. */
export const opensAs = (kind: string | null): OpensAs | null => kindNamed(kind)?.opens ?? null;
