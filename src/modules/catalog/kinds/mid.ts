import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "MID",
  extensions: ["mid", "midi"],
  contentType: "audio/midi",
  signature: { by: "marks", marks: [[[0, "MThd"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
