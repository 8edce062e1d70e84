import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "ASE, para programas da Adobe",
  extensions: ["ase"],
  contentType: "application/x-adobe-swatches",
  signature: { by: "marks", marks: [[[0, "ASEF"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
