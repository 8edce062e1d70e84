import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "STL",
  extensions: ["stl"],
  contentType: "model/stl",
  signature: { by: "name" },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: ["triangles"],
  preview: { shows: "imagem", from: "model", format: "stl" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
