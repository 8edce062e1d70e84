import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "OBJ",
  extensions: ["obj"],
  contentType: "model/obj",
  signature: { by: "text" },
  inspection: { by: "points" },
  refused: ["hidden_zip", "utf16"],
  facts: ["triangles"],
  preview: { shows: "imagem", from: "model", format: "obj" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
