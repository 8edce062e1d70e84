import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "FLAC",
  extensions: ["flac"],
  contentType: "audio/flac",
  signature: { by: "marks", marks: [[[0, "fLaC"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: { shows: "audio", demuxer: "flac" },
  opens: "audio",
  stamps: [],
} as const satisfies Kind;
