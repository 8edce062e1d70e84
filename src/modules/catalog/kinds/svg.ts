import type { Kind } from "./kind.ts";

export const kind = {
  group: "Imagens",
  icon: "picture",
  words: "SVG",
  extensions: ["svg"],
  contentType: "image/svg+xml",
  signature: { by: "svg" },
  inspection: { by: "svg" },
  refused: ["hidden_zip"],
  facts: [],
  preview: { shows: "imagem", from: "drawing" },
  opens: "imagem",
  stamps: [],
} as const satisfies Kind;
