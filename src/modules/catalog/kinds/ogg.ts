import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "OGG",
  extensions: ["ogg", "oga", "opus"],
  contentType: "audio/ogg",
  signature: { by: "marks", marks: [[[0, "OggS"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: { shows: "audio", demuxer: "ogg" },
  opens: "audio",
  stamps: [],
} as const satisfies Kind;
