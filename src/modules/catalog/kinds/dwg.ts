import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "DWG, para AutoCAD",
  extensions: ["dwg"],
  contentType: "image/vnd.dwg",
  signature: { by: "marks", marks: [[[0, "AC10"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
