import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "FBX",
  extensions: ["fbx"],
  contentType: "application/x-fbx",
  signature: { by: "marks", marks: [[[0, "Kaydara FBX Binary"]], [[0, "; FBX"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
