import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "KRA, para Krita",
  extensions: ["kra"],
  contentType: "application/x-krita",
  signature: { by: "zip", isLabelled: true },
  inspection: { by: "archive" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
