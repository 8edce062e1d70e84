import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "MUSICXML, para MuseScore",
  extensions: ["musicxml"],
  contentType: "application/vnd.recordare.musicxml+xml",
  signature: { by: "marks", marks: [[[0, "<?xml"]], [[0, "\u00ef\u00bb\u00bf<?xml"]], [[0, "<score-"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
