import { maskDocument, parseDocument } from "#kit/cpf-cnpj.ts";
import { canonicalEmail, maskEmail, parseEmail } from "#kit/email.ts";

export const BLOCK_KINDS = ["documento", "email", "cartao", "rede"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Identifies a card across accounts: its first six digits and its last four. Null when the provider did not return them. */
export function cardMark(firstSix: string | null | undefined, lastFour: string | null | undefined): string | null {
  return /^\d{6}$/.test(firstSix ?? "") && /^\d{4}$/.test(lastFour ?? "") ? `${firstSix}${lastFour}` : null;
}

/**
 * The value in the form it is stored and compared, from the typed text; null when it is not of its kind. `bucketOf` normalizes a network.
 */
export function blockValue(kind: BlockKind, typed: string, bucketOf: (ip: string) => string): string | null {
  const text = typed.trim();
  if (kind === "documento") {
    const read = parseDocument(text);
    return read.ok ? read.value.value : null;
  }
  if (kind === "email") {
    const read = parseEmail(text);
    return read.ok ? canonicalEmail(read.value) : null;
  }
  if (kind === "rede") return bucketOf(text) || null;
  const digits = /^(\d{6})[\d\s*•.]*?(\d{4})$/.exec(text.replaceAll(/\s/g, ""));
  return digits && text.replaceAll(/\D/g, "").length === 10 ? cardMark(digits[1], digits[2]) : null;
}

/** The value masked for a list, still distinguishable from others. */
export function maskBlock(kind: BlockKind, value: string): string {
  if (value.startsWith("sha256:")) return "de uma conta apagada";
  if (kind === "documento") return maskDocument(value);
  if (kind === "email") return maskEmail(value);
  return kind === "cartao" ? `${value.slice(0, 6)} •••• ${value.slice(6)}` : `${value}${value.includes(":") ? ":…" : ".…"}`;
}
