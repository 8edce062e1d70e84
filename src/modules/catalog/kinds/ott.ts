import type { Kind } from "./kind.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "OTT",
  extensions: ["ott"],
  contentType: "application/vnd.oasis.opendocument.text-template",
  signature: { by: "zip", isLabelled: true },
  inspection: { by: "archive" },
  refused: ["password"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "text" }, mayHoldThumbnail: true },
  opens: null,
  stamps: [],
} as const satisfies Kind;
