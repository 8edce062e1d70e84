import type { Kind } from "./kind.ts";

export const kind = {
  group: "Livros",
  icon: "book",
  words: "EPUB",
  extensions: ["epub"],
  contentType: "application/epub+zip",
  signature: { by: "zip", isLabelled: true },
  inspection: { by: "archive" },
  refused: [],
  facts: ["first_chapter"],
  preview: { shows: "livro" },
  opens: "pagina",
  stamps: ["fim"],
} as const satisfies Kind;
