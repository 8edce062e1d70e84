import type { PreviewFacts } from "./rules.ts";

/** A picture as WebP, and what may be heard, watched or read besides. */
export type DrawnPreview = {
  image: { bytes: Uint8Array; widthPx: number; heightPx: number };
  content: { bytes: Uint8Array; contentType: string } | null;
  facts: PreviewFacts;
};

export type PreviewFailure = "unreadable" | "too_heavy" | "no_player" | "no_office" | "no_thumbnail" | "nothing_inside";

/** What the author reads in the place of a preview that could not be made. */
export const previewMessages: Record<PreviewFailure, string> = {
  unreadable: "Não deu para fazer a prévia deste arquivo. Ele continua à venda normalmente.",
  too_heavy: "Este arquivo é complexo demais para uma prévia. Ele continua à venda normalmente.",
  no_player: "Este servidor não tem o programa que faz prévias deste formato (ffmpeg). O arquivo continua à venda normalmente.",
  no_office:
    "Este servidor não tem o programa que faz prévias deste formato (LibreOffice). O arquivo continua à venda normalmente.",
  no_thumbnail:
    "O programa que gravou este documento não deixou nele a imagem da primeira página, e é dela que fazemos a prévia. No Word, marque “Salvar miniatura” ao salvar e envie o arquivo de novo, ou mostre páginas em PDF. Ele continua à venda normalmente.",
  nothing_inside: "Não há nada neste arquivo para mostrar.",
};

/** `ffmpeg` and `soffice`: where these programs are, null where they are not installed. */
export type PreviewRequest = {
  path: string;
  kind: string;
  storeName: string;
  ffmpeg: string | null;
  soffice: string | null;
};
