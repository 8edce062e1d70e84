import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "CLIP, para Clip Studio Paint",
  extensions: ["clip"],
  contentType: "application/x-clip-studio",
  signature: { by: "marks", marks: [[[0, "CSFCHUNK"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
