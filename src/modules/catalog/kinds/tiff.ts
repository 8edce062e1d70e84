import type { Kind } from "./kind.ts";
import { TIFF } from "./signatures/tiff.ts";

export const kind = {
  group: "Imagens",
  icon: "picture",
  words: "TIFF",
  extensions: ["tif", "tiff"],
  contentType: "image/tiff",
  signature: { by: "marks", marks: TIFF },
  inspection: { by: "picture", decoder: "tiff" },
  refused: ["hidden_zip"],
  facts: ["pixels"],
  preview: { shows: "imagem", from: "picture" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
