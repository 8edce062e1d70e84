import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "PSD, para Photoshop",
  extensions: ["psd", "psb"],
  contentType: "image/vnd.adobe.photoshop",
  signature: { by: "marks", marks: [[[0, "8BPS"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
