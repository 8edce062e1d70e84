import type { Kind } from "./kind.ts";

export const kind = {
  group: "Áudio",
  icon: "sound",
  words: "MXL, para MuseScore",
  extensions: ["mxl"],
  contentType: "application/vnd.recordare.musicxml",
  signature: { by: "zip", holds: [/^META-INF\/container\.xml$/] },
  inspection: { by: "archive" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
