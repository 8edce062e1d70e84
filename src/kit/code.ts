/**
 * A short code people type or paste (a coupon's): trimmed, wide letters made plain, upper case, 3 to 24 of A-Z, 0-9,
 * "-" and "_"; else null. Accents and inner spaces are refused, not repaired.
 */
export function parseCode(text: string): string | null {
  if (text.length > 64) return null;
  const plain = text.normalize("NFKC").trim();
  return /^[A-Za-z0-9_-]{3,24}$/.test(plain) ? plain.toUpperCase() : null;
}
