import type { Kind } from "./kind.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "RTF",
  extensions: ["rtf"],
  contentType: "application/rtf",
  signature: { by: "marks", marks: [[[0, "{\\rtf"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "text", filter: "Rich Text Format" } },
  opens: null,
  stamps: [],
} as const satisfies Kind;
