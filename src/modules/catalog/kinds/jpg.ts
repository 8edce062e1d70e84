import type { Kind } from "./kind.ts";

export const kind = {
  group: "Imagens",
  icon: "picture",
  words: "JPG",
  extensions: ["jpg", "jpeg"],
  contentType: "image/jpeg",
  signature: { by: "library", as: ["jpg"] },
  inspection: { by: "picture", decoder: "jpeg", mayBeCover: true },
  refused: ["hidden_zip"],
  facts: ["pixels"],
  preview: { shows: "imagem", from: "picture" },
  opens: "imagem",
  stamps: ["dados", "rodape"],
} as const satisfies Kind;
