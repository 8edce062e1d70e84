import type { Kind } from "./kind.ts";

export const kind = {
  group: "Vídeo",
  icon: "film",
  words: "MP4",
  extensions: ["mp4"],
  contentType: "video/mp4",
  signature: { by: "library", as: ["mp4", "m4v"] },
  inspection: { by: "recording", clock: "mp4", isNeeded: true },
  refused: ["hidden_zip"],
  facts: ["seconds"],
  preview: { shows: "video", demuxer: "mov" },
  opens: "video",
  stamps: [],
} as const satisfies Kind;
