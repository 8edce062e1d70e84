import type { Kind } from "./kind.ts";

export const kind = {
  group: "Imagens",
  icon: "picture",
  words: "GIF",
  extensions: ["gif"],
  contentType: "image/gif",
  signature: { by: "marks", marks: [[[0, "GIF87a"]], [[0, "GIF89a"]]] },
  inspection: { by: "picture", decoder: "gif" },
  refused: ["hidden_zip"],
  facts: ["pixels"],
  preview: { shows: "imagem", from: "picture" },
  opens: "imagem",
  stamps: [],
} as const satisfies Kind;
