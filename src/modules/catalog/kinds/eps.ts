import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "EPS",
  extensions: ["eps"],
  contentType: "application/postscript",
  signature: { by: "marks", marks: [[[0, "%!PS"]], [[0, "\u00c5\u00d0\u00d3\u00c6"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
