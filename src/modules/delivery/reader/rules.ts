/** Where somebody stopped: a page and how far down it, or a chapter of a book and how far into it (0 to 1). */
export type ReadingPlace = { page: number; offset: number } | { chapter: number; offset: number };

/** Files that open here, and as what. */
export type OpensAs = "pagina" | "livro" | "audio" | "imagem" | "video";

const OPENS: Record<string, OpensAs> = {
  pdf: "pagina",
  epub: "livro",
  mp3: "audio",
  wav: "audio",
  png: "imagem",
  jpg: "imagem",
  webp: "imagem",
  svg: "imagem",
  mp4: "video",
};

/** How a file of this kind opens in the browser; null when it can only be downloaded. */
export const opensAs = (kind: string | null): OpensAs | null => OPENS[kind ?? ""] ?? null;
