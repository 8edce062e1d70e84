import type { Kind } from "./kind.ts";
import { SLIDES } from "./signatures/office.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "PPTM",
  extensions: ["pptm"],
  contentType: "application/vnd.ms-powerpoint.presentation.macroenabled.12",
  signature: { by: "zip", holds: SLIDES },
  inspection: { by: "archive" },
  refused: ["password"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "slides" }, mayHoldThumbnail: true },
  opens: null,
  stamps: [],
} as const satisfies Kind;
