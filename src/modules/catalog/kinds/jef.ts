import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "JEF, arquivo para bordadeiras Janome",
  extensions: ["jef"],
  contentType: "application/octet-stream",
  signature: { by: "name" },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: ["stitches"],
  preview: { shows: "imagem", from: "embroidery", format: "jef" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
