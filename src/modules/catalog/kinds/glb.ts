import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "GLB",
  extensions: ["glb"],
  contentType: "model/gltf-binary",
  signature: { by: "marks", marks: [[[0, "glTF"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
