import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "EXP, arquivo para bordadeiras Melco",
  extensions: ["exp"],
  contentType: "application/octet-stream",
  signature: { by: "name" },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
