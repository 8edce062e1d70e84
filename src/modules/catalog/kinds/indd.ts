import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "INDD, para InDesign",
  extensions: ["indd"],
  contentType: "application/x-indesign",
  signature: { by: "marks", marks: [[[0, "\u0006\u0006\u00ed\u00f5\u00d8\u001dF\u00e5"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
