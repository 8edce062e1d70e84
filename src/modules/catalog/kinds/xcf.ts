import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "XCF, para GIMP",
  extensions: ["xcf"],
  contentType: "image/x-xcf",
  signature: { by: "marks", marks: [[[0, "gimp xcf"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
