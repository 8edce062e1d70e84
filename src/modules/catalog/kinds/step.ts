import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "STEP",
  extensions: ["step", "stp"],
  contentType: "model/step",
  signature: { by: "marks", marks: [[[0, "ISO-10303-21;"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
