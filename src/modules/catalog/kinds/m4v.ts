import type { Kind } from "./kind.ts";

export const kind = {
  group: "Vídeo",
  icon: "film",
  words: "M4V",
  extensions: ["m4v"],
  contentType: "video/mp4",
  signature: { by: "marks", marks: [[[4, "ftyp"]]] },
  inspection: { by: "recording", clock: "mp4" },
  refused: ["hidden_zip"],
  facts: ["seconds"],
  preview: { shows: "video", demuxer: "mov" },
  opens: "video",
  stamps: [],
} as const satisfies Kind;
