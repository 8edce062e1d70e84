import type { Kind } from "./kind.ts";
import { TIFF } from "./signatures/tiff.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "DNG, para Lightroom",
  extensions: ["dng"],
  contentType: "image/x-adobe-dng",
  signature: { by: "marks", marks: TIFF },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
