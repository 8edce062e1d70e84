import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "CDR, para CorelDRAW",
  extensions: ["cdr"],
  contentType: "application/vnd.corel-draw",
  signature: {
    by: "marks",
    marks: [
      [
        [0, "RIFF"],
        [8, "CDR"],
      ],
      [
        [0, "RIFF"],
        [8, "cdr"],
      ],
      [[0, "PK\u0003\u0004"]],
    ],
  },
  inspection: { by: "signature" },
  refused: [],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
