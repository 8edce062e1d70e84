import type { Kind } from "./kind.ts";
import { COMPOUND } from "./signatures/compound.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "XLS",
  extensions: ["xls"],
  contentType: "application/vnd.ms-excel",
  signature: { by: "marks", marks: COMPOUND },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "sheet", filter: "MS Excel 97" } },
  opens: null,
  stamps: [],
} as const satisfies Kind;
