import type { Kind } from "./kind.ts";
import { WORD } from "./signatures/office.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "DOTX",
  extensions: ["dotx"],
  contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.template",
  signature: { by: "zip", holds: WORD },
  inspection: { by: "archive" },
  refused: ["password"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "text" }, mayHoldThumbnail: true },
  opens: null,
  stamps: [],
} as const satisfies Kind;
