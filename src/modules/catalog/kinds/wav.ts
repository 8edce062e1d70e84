import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "WAV",
  extensions: ["wav"],
  contentType: "audio/wav",
  signature: { by: "library", as: ["wav"] },
  inspection: { by: "recording", clock: "wav", isNeeded: true },
  refused: ["hidden_zip"],
  facts: ["seconds"],
  preview: { shows: "audio", demuxer: "wav" },
  opens: "audio",
  stamps: [],
} as const satisfies Kind;
