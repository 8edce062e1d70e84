import type { Kind } from "./kind.ts";
import { COMPOUND } from "./signatures/compound.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "PUB, para Publisher",
  extensions: ["pub"],
  contentType: "application/vnd.ms-publisher",
  signature: { by: "marks", marks: COMPOUND },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
