import type { Kind } from "./kind.ts";
import { SHEET } from "./signatures/office.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "XLTX",
  extensions: ["xltx"],
  contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.template",
  signature: { by: "zip", holds: SHEET },
  inspection: { by: "archive" },
  refused: ["password"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "sheet" }, mayHoldThumbnail: true },
  opens: null,
  stamps: [],
} as const satisfies Kind;
