import type { Kind } from "./kind.ts";

export const kind = {
  group: "Bordado, corte e 3D",
  icon: "craft",
  words: "SKP, arquivo para SketchUp",
  extensions: ["skp"],
  contentType: "application/octet-stream",
  signature: { by: "name" },
  inspection: { by: "signature" },
  // Since 2021 it is a ZIP after a heading of its own.
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
