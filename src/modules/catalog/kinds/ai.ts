import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "AI, para Illustrator",
  extensions: ["ai"],
  contentType: "application/illustrator",
  signature: { by: "marks", marks: [[[0, "%PDF-"]], [[0, "%!PS-Adobe"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip_unless_attached"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
