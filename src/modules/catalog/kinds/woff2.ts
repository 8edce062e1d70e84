import type { Kind } from "./kind.ts";

export const kind = {
  group: "Fontes",
  icon: "font",
  words: "WOFF2",
  extensions: ["woff2"],
  contentType: "font/woff2",
  signature: { by: "marks", marks: [[[0, "wOF2"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: ["font_name"],
  preview: { shows: "fonte" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
