import type { Kind } from "./kind.ts";

export const kind = {
  group: "Vídeo",
  icon: "film",
  words: "MOV",
  extensions: ["mov"],
  contentType: "video/quicktime",
  signature: { by: "marks", marks: [[[4, "ftyp"]], [[4, "moov"]], [[4, "mdat"]], [[4, "wide"]], [[4, "free"]], [[4, "skip"]]] },
  inspection: { by: "recording", clock: "mp4" },
  refused: ["hidden_zip"],
  facts: ["seconds"],
  preview: { shows: "video", demuxer: "mov" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
