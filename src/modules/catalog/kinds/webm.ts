import type { Kind } from "./kind.ts";

export const kind = {
  group: "Vídeo",
  icon: "film",
  words: "WEBM",
  extensions: ["webm"],
  contentType: "video/webm",
  signature: { by: "marks", marks: [[[0, "\u001aE\u00df\u00a3"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: { shows: "video", demuxer: "matroska" },
  opens: "video",
  stamps: [],
} as const satisfies Kind;
