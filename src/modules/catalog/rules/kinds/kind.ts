/** How the bytes of a kind are told: by a known signature, by what a ZIP holds, by being readable text, or not at all. */
type Family = "signature" | "zip" | "text" | "svg" | "bytes" | "opaque";

/** Bytes at a place of a file's beginning, one character a byte. */
export type Mark = readonly [at: number, bytes: string];

/** The groups of the list of formats shown to authors, in its order. */
export const KIND_GROUPS = [
  "Documentos",
  "Livros",
  "Imagens",
  "Áudio",
  "Vídeo",
  "Fontes",
  "Desenho e edição",
  "Bordado, corte e 3D",
  "Compactados",
] as const;

/** What we make of a file to show it before it is bought. */
export const PREVIEW_KINDS = ["pagina", "imagem", "audio", "video", "livro", "fonte", "pacote"] as const;

export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** What draws a picture of a file that is none: its solid, what it sews, its first pages, or what its program left in it. */
type PictureMaker = "model" | "embroidery" | "document" | "thumbnail";

/**
 * A kind of file that may be sold: the endings of its name, how it is labelled when it leaves, how its bytes are told and where it
 * stands in the list. `marks`: for `bytes`, any of these lists, each whole. `holds`: for `zip`, a name it must hold. `program`: what
 * opens it, where people need telling. `opens`: how the library shows it, where a browser can. `preview`: how it is shown before it is
 * bought, where we can; `drawnAs`: what makes
 * a picture of it, when it is no picture itself.
 */
export type Kind = {
  extensions: readonly string[];
  contentType: string;
  family: Family;
  group: (typeof KIND_GROUPS)[number];
  marks?: readonly (readonly Mark[])[];
  holds?: RegExp;
  program?: string;
  opens?: "pagina" | "audio" | "imagem" | "video";
  preview?: PreviewKind;
  drawnAs?: PictureMaker;
};
