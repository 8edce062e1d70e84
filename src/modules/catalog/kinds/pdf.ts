import type { Kind } from "./kind.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "PDF",
  extensions: ["pdf"],
  contentType: "application/pdf",
  signature: { by: "library", as: ["pdf"] },
  inspection: { by: "pdf" },
  refused: ["hidden_zip_unless_attached"],
  facts: ["pages", "page_sizes"],
  preview: { shows: "pagina" },
  opens: "pagina",
  stamps: ["primeira", "todas"],
} as const satisfies Kind;
