import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "ABR, para Photoshop",
  extensions: ["abr"],
  contentType: "application/x-photoshop-brushes",
  signature: {
    by: "marks",
    marks: [[[0, "\u0000\u0001"]], [[0, "\u0000\u0002"]], [[0, "\u0000\u0006"]], [[0, "\u0000\u0007"]], [[0, "\u0000\u000a"]]],
  },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
