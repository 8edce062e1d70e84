/**
 * A short code that people type, paste or read from a flyer (a coupon's), ignoring case, accents, full-width letters and spaces: 3 to 24 of
 * A-Z, 0-9, "-" and "_" in upper case, else null.
 */
export function parseCode(text: string): string | null {
  if (text.length > 64) return null;
  const plain = text
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\s]+/gu, "");
  return /^[A-Za-z0-9_-]{3,24}$/.test(plain) ? plain.toUpperCase() : null;
}
