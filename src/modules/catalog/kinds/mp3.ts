import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "MP3",
  extensions: ["mp3"],
  contentType: "audio/mpeg",
  signature: { by: "library", as: ["mp3"] },
  inspection: { by: "recording", clock: "mp3", isNeeded: true },
  refused: ["hidden_zip"],
  facts: ["seconds"],
  preview: { shows: "audio", demuxer: "mp3" },
  opens: "audio",
  stamps: [],
} as const satisfies Kind;
