import type { Kind } from "./kind.ts";

export const kind = {
  group: "Documentos",
  icon: "document",
  words: "OTP",
  extensions: ["otp"],
  contentType: "application/vnd.oasis.opendocument.presentation-template",
  signature: { by: "zip", isLabelled: true },
  inspection: { by: "archive" },
  refused: ["password"],
  facts: ["first_pages"],
  preview: { shows: "imagem", from: "document", office: { as: "slides" }, mayHoldThumbnail: true },
  opens: null,
  stamps: [],
} as const satisfies Kind;
