import type { Kind } from "./kind.ts";
import { MOBIPOCKET } from "./signatures/mobipocket.ts";

export const kind = {
  group: "Livros",
  icon: "book",
  words: "AZW3",
  extensions: ["azw3"],
  contentType: "application/vnd.amazon.ebook",
  signature: { by: "marks", marks: MOBIPOCKET },
  inspection: { by: "signature" },
  refused: ["hidden_zip"],
  facts: [],
  preview: null,
  opens: null,
  stamps: [],
} as const satisfies Kind;
