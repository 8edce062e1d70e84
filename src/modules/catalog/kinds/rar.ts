import type { Kind } from "./kind.ts";

export const kind = {
  group: "Compactados",
  icon: "package",
  words: "RAR",
  extensions: ["rar"],
  contentType: "application/vnd.rar",
  signature: { by: "marks", marks: [[[0, "Rar!\u001a\u0007"]]] },
  inspection: { by: "sealed" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
