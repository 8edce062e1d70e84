import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "DXF",
  extensions: ["dxf"],
  contentType: "image/vnd.dxf",
  signature: { by: "text" },
  inspection: { by: "signature" },
  refused: ["hidden_zip", "utf16"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
