export type CardBrand = "visa" | "mastercard" | "elo" | "amex" | "hipercard" | "diners" | "discover" | "jcb" | "aura";

/** The common name of each brand. */
export const BRAND_NAMES: Record<CardBrand, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  elo: "Elo",
  amex: "American Express",
  hipercard: "Hipercard",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  aura: "Aura",
};

/** First and last prefix of each range, both included. Elo and Hipercard are inside other brands' ranges, so they come first. */
const RANGES: readonly (readonly [CardBrand, readonly (readonly [number, number])[]])[] = [
  [
    "elo",
    [
      [401178, 401179],
      [431274, 431274],
      [438935, 438935],
      [451416, 451416],
      [457393, 457393],
      [457631, 457632],
      [504175, 504175],
      [506699, 506778],
      [509000, 509999],
      [627780, 627780],
      [636297, 636297],
      [636368, 636368],
      [650031, 650033],
      [650035, 650051],
      [650405, 650439],
      [650485, 650538],
      [650541, 650598],
      [650700, 650718],
      [650720, 650727],
      [650901, 650978],
      [651652, 651679],
      [655000, 655019],
      [655021, 655058],
    ],
  ],
  [
    "hipercard",
    [
      [606282, 606282],
      [384100, 384100],
      [384140, 384140],
      [384160, 384160],
      [637095, 637095],
    ],
  ],
  [
    "amex",
    [
      [34, 34],
      [37, 37],
    ],
  ],
  [
    "diners",
    [
      [300, 305],
      [36, 36],
      [38, 39],
    ],
  ],
  ["aura", [[50, 50]]],
  [
    "mastercard",
    [
      [51, 55],
      [2221, 2720],
    ],
  ],
  [
    "discover",
    [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
  ],
  ["jcb", [[3528, 3589]]],
  ["visa", [[4, 4]]],
];

/** Only the ASCII digits of a text, whatever was typed between them. */
export const cardDigits = (text: string): string => text.replace(/[^0-9]/g, "");

/** The brand of a number that begins with these digits, as soon as they are enough to know; null before that and for unknown ones. */
export function brandOfNumber(text: string): CardBrand | null {
  const digits = cardDigits(text);
  for (const [brand, ranges] of RANGES) {
    for (const [first, last] of ranges) {
      const length = String(first).length;
      const prefix = Number(digits.slice(0, length));
      if (digits.length >= length && prefix >= first && prefix <= last) return brand;
    }
  }
  return null;
}

/** Whether the last digit is the right check digit (Luhn, ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]) * (place % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** The digits of a possible card number (13 to 19, 15 for Amex, with a valid check digit), or null. */
export function parseCardNumber(text: string): string | null {
  if (text.length > 40 || !/^[\s0-9.-]+$/.test(text)) return null;
  const digits = cardDigits(text);
  const isLong = brandOfNumber(digits) === "amex" ? digits.length === 15 : digits.length >= 13 && digits.length <= 19;
  return isLong && !digits.startsWith("0") && passesLuhn(digits) ? digits : null;
}

/** Number of digits of the security code: 4 (on the front) for Amex, 3 (on the back) for the others. */
export const cvvLength = (brand: CardBrand | null): 3 | 4 => (brand === "amex" ? 4 : 3);
