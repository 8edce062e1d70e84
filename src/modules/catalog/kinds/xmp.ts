import type { Kind } from "./kind.ts";

export const kind = {
  group: "Desenho e edição",
  icon: "drawing",
  words: "XMP, para Lightroom",
  extensions: ["xmp"],
  contentType: "application/rdf+xml",
  signature: { by: "marks", marks: [[[0, "<x:xmpmeta"]], [[0, "<?xpacket"]], [[0, "\u00ef\u00bb\u00bf<x:xmpmeta"]]] },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
