import type { Kind } from "./kind.ts";

export const kind = {
  group: "Imagens",
  icon: "picture",
  words: "HEIC",
  extensions: ["heic", "heif"],
  contentType: "image/heic",
  signature: {
    by: "marks",
    marks: [
      [[4, "ftypheic"]],
      [[4, "ftypheix"]],
      [[4, "ftyphevc"]],
      [[4, "ftypheim"]],
      [[4, "ftypheis"]],
      [[4, "ftypmif1"]],
      [[4, "ftypmsf1"]],
    ],
  },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
