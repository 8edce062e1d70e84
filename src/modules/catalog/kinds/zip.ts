import type { Kind } from "./kind.ts";

export const kind = {
  group: "Compactados",
  icon: "package",
  words: "ZIP",
  extensions: ["zip"],
  contentType: "application/zip",
  signature: { by: "zip", mayBeEmpty: true },
  inspection: { by: "archive" },
  refused: [],
  facts: ["entries"],
  preview: { shows: "pacote" },
  opens: null,
  stamps: [],
} as const satisfies Kind;
