import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "3MF",
  extensions: ["3mf"],
  contentType: "model/3mf",
  signature: { by: "zip", holds: [/^3D\/.+\.model$/i] },
  inspection: { by: "archive" },
  refused: [],
  facts: ["triangles"],
  preview: { shows: "imagem", from: "model", format: "3mf" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
