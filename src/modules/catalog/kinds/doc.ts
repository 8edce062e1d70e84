import type { Kind } from "./kind.ts";
import { COMPOUND } from "./signatures/compound.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "DOC",
  extensions: ["doc"],
  contentType: "application/msword",
  signature: { by: "marks", marks: COMPOUND },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "text", filter: "MS Word 97" } },
  opens: null,
  stamps: [],
} as const satisfies Kind;
