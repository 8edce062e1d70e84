import type { Kind } from "./kind.ts";

export const kind = {
  group: "Compactados",
  icon: "package",
  words: "7Z",
  extensions: ["7z"],
  contentType: "application/x-7z-compressed",
  signature: { by: "marks", marks: [[[0, "7z\u00bc\u00af'\u001c"]]] },
  inspection: { by: "sealed" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
