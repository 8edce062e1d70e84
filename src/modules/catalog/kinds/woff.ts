import type { Kind } from "./kind.ts";

export const kind = {
  group: "Fontes",
  icon: "font",
  words: "WOFF",
  extensions: ["woff"],
  contentType: "font/woff",
  signature: { by: "marks", marks: [[[0, "wOFF"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: ["font_name"],
  preview: { shows: "fonte" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
