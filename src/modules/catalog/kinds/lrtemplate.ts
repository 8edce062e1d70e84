import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "LRTEMPLATE, para Lightroom",
  extensions: ["lrtemplate"],
  contentType: "text/plain; charset=utf-8",
  signature: { by: "marks", marks: [[[0, "s = {"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
