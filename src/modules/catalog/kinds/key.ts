import type { Kind } from "./kind.ts";
import { IWORK } from "./signatures/iwork.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "KEY, para Keynote",
  extensions: ["key"],
  contentType: "application/vnd.apple.keynote",
  signature: { by: "zip", holds: IWORK },
  inspection: { by: "archive" },
  refused: ["password"],
  facts: [],
  preview: { shows: "imagem", from: "thumbnail" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
