import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "SWATCHES, para Procreate",
  extensions: ["swatches"],
  contentType: "application/x-procreate-swatches",
  signature: { by: "zip", holds: [/^Swatches\.json$/] },
  inspection: { by: "archive" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
