import type { Stamped } from "../stamp/rules.ts";

/** Bytes at a place of a file's beginning, one character a byte. */
export type Mark = readonly [at: number, bytes: string];

/** Any of these lists, each whole. */
export type Marks = readonly (readonly Mark[])[];

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

/**
 * How the bytes are told from those of other kinds: by `file-type`, under these names of its own; by marks; by what a ZIP holds, a name for
 * each of `holds`, or by the label at its beginning; by being text, or SVG. By its name alone where nothing tells it safely: such a file is
 * always downloaded and never opened here, and its author declares what it is.
 */
type Signature =
  | { by: "library"; as: readonly string[]; marks?: Marks }
  | { by: "marks"; marks: Marks }
  | { by: "zip"; holds?: readonly RegExp[]; isLabelled?: true; mayBeEmpty?: true }
  | { by: "text" }
  | { by: "svg" }
  | { by: "name" };

/** Whose clock says how long a recording is. */
export type Clock = "wav" | "mp3" | "mp4";

/**
 * How it is looked into, and so what it may be refused for. `decoder`: what sharp calls the picture; `mayBeCover`, where it can be drawn
 * as one. `isNeeded`: refused where its clock
 * cannot be read. "sealed": taken and marked as what cannot be looked into.
 */
type Inspection =
  | { by: "signature" | "pdf" | "archive" | "svg" | "font" | "points" | "sealed" }
  | { by: "picture"; decoder: string; mayBeCover?: true }
  | { by: "recording"; clock: Clock; isNeeded?: true };

/** What it is refused for beside that: a ZIP hidden in it (one attached to a PDF is not), a password on it, two bytes a character. */
type Refusal = "hidden_zip" | "hidden_zip_unless_attached" | "password" | "utf16";

/** What is told of it where it is sold. */
type Fact =
  | "pages"
  | "page_sizes"
  | "seconds"
  | "pixels"
  | "entries"
  | "triangles"
  | "stitches"
  | "font_name"
  | "first_chapter"
  | "first_pages";

/** How LibreOffice reads a document, and the name it has for a kind it would else take for text when broken. */
export type OfficeReading = { as: "text" | "slides" | "sheet"; filter?: string };

/**
 * How it is shown before it is bought: what its readers see (`shows`) and what makes that. `demuxer`: how ffmpeg reads it, told and never
 * guessed. "thumbnail": the picture its program left in it.
 */
type Preview =
  | { shows: "pagina" | "livro" | "fonte" | "pacote" }
  | { shows: "imagem"; from: "picture" | "drawing" | "thumbnail" }
  | { shows: "imagem"; from: "document"; office: OfficeReading; mayHoldThumbnail?: true }
  | { shows: "imagem"; from: "model"; format: "stl" | "3mf" | "obj" }
  | { shows: "imagem"; from: "embroidery"; format: "dst" | "pec" | "jef" }
  | { shows: "audio" | "video"; demuxer: string };

/** A kind of file that may be sold: everything we know of it. Every part is written, so that nothing is forgotten of a new one. */
export type Kind = {
  group: (typeof KIND_GROUPS)[number];
  icon: "document" | "book" | "picture" | "sound" | "film" | "font" | "drawing" | "craft" | "package";
  /** What it is, in a line of facts: "PDF", "PSD, para Photoshop". */
  words: string;
  /** The endings of its name. */
  extensions: readonly [string, ...string[]];
  /** How it is labelled when it leaves. */
  contentType: string;
  signature: Signature;
  inspection: Inspection;
  refused: readonly Refusal[];
  facts: readonly Fact[];
  preview: Preview | null;
  /** How the library opens it, where a browser can. */
  opens: "pagina" | "audio" | "imagem" | "video" | null;
  /** Where it may name its buyer. */
  stamps: readonly Stamped[];
};
