import type { Kind } from "./kind.ts";

export const kind = {
  group: "Fontes",
  icon: "font",
  words: "TTF",
  extensions: ["ttf"],
  contentType: "font/ttf",
  // Apple's own begins with "true".
  signature: { by: "library", as: ["ttf"], marks: [[[0, "true"]]] },
  inspection: { by: "font" },
  refused: ["hidden_zip"],
  facts: ["font_name"],
  preview: { shows: "fonte" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
