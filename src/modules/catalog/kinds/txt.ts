import type { Kind } from "./kind.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "TXT",
  extensions: ["txt"],
  contentType: "text/plain; charset=utf-8",
  signature: { by: "text" },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
