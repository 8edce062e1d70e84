import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "XXX, arquivo para bordadeiras Singer",
  extensions: ["xxx"],
  contentType: "application/octet-stream",
  signature: { by: "name" },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
