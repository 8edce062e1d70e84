import type { Kind } from "./kind.ts";

export const kind = {
  group: "Imagens",
  icon: "picture",
  words: "AVIF",
  extensions: ["avif"],
  contentType: "image/avif",
  signature: { by: "marks", marks: [[[4, "ftypavif"]], [[4, "ftypavis"]]] },
  inspection: { by: "picture", decoder: "heif" },
  refused: ["hidden_zip"],
  facts: ["pixels"],
  preview: { shows: "imagem", from: "picture" },
  opens: "imagem",
  stamps: [],
} as const satisfies Kind;
