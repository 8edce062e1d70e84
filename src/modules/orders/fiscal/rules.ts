export const FISCAL_FILE_KINDS = ["pdf", "xml"] as const;
export type FiscalFileKind = (typeof FISCAL_FILE_KINDS)[number];
export const FISCAL_FILE_TYPES: Record<FiscalFileKind, string> = { pdf: "application/pdf", xml: "application/xml" };

export const MAX_FISCAL_FILE_BYTES = 900_000;

/** The kind of a file, from its bytes; null for any other kind, and for an XML that declares a document type or entities. */
export function fiscalFileKind(bytes: Uint8Array): FiscalFileKind | null {
  if (new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-") return "pdf";
  const text = readUtf8(bytes)?.trimStart();
  return text &&
    /^(?:<\?xml[^>]*\?>\s*)?<[A-Za-z][\s\S]*>\s*$/.test(text) &&
    !/<!(?:DOCTYPE|ENTITY)/i.test(text) &&
    !/<(?:html|script)\b/i.test(text)
    ? "xml"
    : null;
}

function readUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
