import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "BLEND, para Blender",
  extensions: ["blend"],
  contentType: "application/x-blender",
  signature: { by: "marks", marks: [[[0, "BLENDER"]], [[0, "\u001f\u008b"]], [[0, "(\u00b5/\u00fd"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
