import type { Kind } from "./kind.ts";
import { MOBIPOCKET } from "./signatures/mobipocket.ts";

export const kind = {
  group: "Livros",
  icon: "book",
  words: "MOBI",
  extensions: ["mobi", "prc"],
  contentType: "application/x-mobipocket-ebook",
  signature: { by: "marks", marks: MOBIPOCKET },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
