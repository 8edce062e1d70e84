import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "PROCREATE, para Procreate",
  extensions: ["procreate"],
  contentType: "application/x-procreate",
  signature: { by: "zip", holds: [/^Document\.archive$/] },
  inspection: { by: "archive" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
