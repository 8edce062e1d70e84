import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "AFDESIGN, para Affinity",
  extensions: ["afdesign", "afphoto", "afpub"],
  contentType: "application/x-affinity",
  signature: { by: "marks", marks: [[[0, "\u0000\u00ffKA"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
