import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "VP3",
  extensions: ["vp3"],
  contentType: "application/octet-stream",
  signature: { by: "marks", marks: [[[0, "%vsm%"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
