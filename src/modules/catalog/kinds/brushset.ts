import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "BRUSHSET, para Procreate",
  extensions: ["brushset", "brush"],
  contentType: "application/x-procreate-brushset",
  signature: { by: "zip", holds: [/(?:^|\/)(?:brushset\.plist|Brush\.archive)$/] },
  inspection: { by: "archive" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
