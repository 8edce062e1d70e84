import type { Kind } from "./kind.ts";

export const kind = {
  group: "Imagens",
  icon: "picture",
  words: "PNG",
  extensions: ["png"],
  contentType: "image/png",
  signature: { by: "library", as: ["png"] },
  inspection: { by: "picture", decoder: "png", mayBeCover: true },
  refused: ["hidden_zip"],
  facts: ["pixels"],
  preview: { shows: "imagem", from: "picture" },
  opens: "imagem",
  stamps: ["dados", "rodape"],
} as const satisfies Kind;
