import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "SKETCH, para Sketch",
  extensions: ["sketch"],
  contentType: "application/x-sketch",
  signature: { by: "zip", holds: [/^document\.json$/, /^meta\.json$/] },
  inspection: { by: "archive" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
