import type { Kind } from "./kind.ts";
import { IWORK } from "./signatures/iwork.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "PAGES, para Pages",
  extensions: ["pages"],
  contentType: "application/vnd.apple.pages",
  signature: { by: "zip", holds: IWORK },
  inspection: { by: "archive" },
  refused: ["password"],
  facts: [],
  preview: { shows: "imagem", from: "thumbnail" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
