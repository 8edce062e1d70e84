import type { Kind } from "./kind.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "OTS",
  extensions: ["ots"],
  contentType: "application/vnd.oasis.opendocument.spreadsheet-template",
  signature: { by: "zip", isLabelled: true },
  inspection: { by: "archive" },
  refused: ["password"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "sheet" }, mayHoldThumbnail: true },
  opens: null,
  stamps: [],
} as const satisfies Kind;
