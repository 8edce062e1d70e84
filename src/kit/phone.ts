import { isValidPhone } from "@brazilian-utils/brazilian-utils/is-valid-phone";

/**
 * The 10 or 11 national digits ("11999999999") of a Brazilian landline or mobile, or null. Accepts "+55", "0055", 55 alone and the trunk 0
 * before it; refuses a DDD that does not exist and a mobile without its ninth digit.
 */
export function parsePhone(text: string): string | null {
  const typed = text.length > 40 ? "" : text.trim();
  if (!/^\+?[0-9() .-]+$/.test(typed)) return null;
  const digits = typed.replace(/[^0-9]/g, "");
  if (typed.startsWith("+") && !digits.startsWith("55")) return null;
  const national = digits.replace(/^(?:00)?55(?=0?[0-9]{10,11}$)/, "").replace(/^0(?=[0-9]{10,11}$)/, "");
  if (!/^[0-9]{10,11}$/.test(national)) return null;
  return isValidPhone(national, { version: 2 }) ? national : null;
}

/** "(32) 99999-0000" from the stored digits. */
export function formatPhone(digits: string): string {
  return digits.replace(/^(.{2})(.{4,5})(.{4})$/, "($1) $2-$3");
}

/** The parts of a phone number that the payment provider requires. */
export function phoneParts(digits: string): {
  countryCode: "55";
  areaCode: string;
  number: string;
} {
  return { countryCode: "55", areaCode: digits.slice(0, 2), number: digits.slice(2) };
}
