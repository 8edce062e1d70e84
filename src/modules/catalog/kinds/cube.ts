import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "CUBE, para edição de vídeo e foto",
  extensions: ["cube"],
  contentType: "text/plain; charset=utf-8",
  signature: { by: "text" },
  inspection: { by: "signature" },
  refused: ["hidden_zip", "utf16"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
