import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "AAC",
  extensions: ["aac"],
  contentType: "audio/aac",
  signature: { by: "marks", marks: [[[0, "\u00ff\u00f1"]], [[0, "\u00ff\u00f9"]], [[0, "ADIF"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: { shows: "audio", demuxer: "aac" },
  opens: "audio",
  stamps: [],
} as const satisfies Kind;
