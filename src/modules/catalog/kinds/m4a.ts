import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "M4A",
  extensions: ["m4a"],
  contentType: "audio/mp4",
  signature: { by: "marks", marks: [[[4, "ftyp"]]] },
  inspection: { by: "recording", clock: "mp4" },
  refused: ["hidden_zip"],
  facts: ["seconds"],
  preview: { shows: "audio", demuxer: "mov" },
  opens: "audio",
  stamps: [],
} as const satisfies Kind;
