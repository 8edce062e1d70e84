import type { Kind } from "./kind.ts";

export const kind = {
  group: "Fontes",
  icon: "font",
  words: "OTF",
  extensions: ["otf"],
  contentType: "font/otf",
  signature: { by: "library", as: ["otf"] },
  inspection: { by: "font" },
  refused: ["hidden_zip"],
  facts: ["font_name"],
  preview: { shows: "fonte" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
