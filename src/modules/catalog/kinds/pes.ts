import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "PES",
  extensions: ["pes"],
  contentType: "application/octet-stream",
  signature: { by: "marks", marks: [[[0, "#PES"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: ["stitches"],
  preview: { shows: "imagem", from: "embroidery", format: "pec" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
