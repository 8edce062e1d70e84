import type { Kind } from "./kind.ts";

export const kind = {
  group: "Imagens",
  icon: "picture",
  words: "WEBP",
  extensions: ["webp"],
  contentType: "image/webp",
  signature: { by: "library", as: ["webp"] },
  inspection: { by: "picture", decoder: "webp", mayBeCover: true },
  refused: ["hidden_zip"],
  facts: ["pixels"],
  preview: { shows: "imagem", from: "picture" },
  opens: "imagem",
  stamps: ["dados", "rodape"],
} as const satisfies Kind;
